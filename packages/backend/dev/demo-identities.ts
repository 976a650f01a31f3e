export interface DemoIdentity {
	sub: string;
	email: string;
	email_verified: boolean;
	given_name: string;
	family_name: string;
}

/** Who may be signed in as at the demo provider: somebody new, the shop's own demo customer, somebody whose e-mail nobody vouches for. */
export const DEMO_IDENTITIES: readonly DemoIdentity[] = [
	{ sub: '1001', email: 'maja@prijava.example', email_verified: true, given_name: 'Maja', family_name: 'Prijavić' },
	{ sub: '1002', email: 'kupac@titraj.example', email_verified: true, given_name: 'Ana', family_name: 'Kupac' },
	{ sub: '1003', email: 'nepotvrden@prijava.example', email_verified: false, given_name: 'Ivo', family_name: 'Nepotvrđen' },
	{ sub: '1004', email: 'urednik@titraj.example', email_verified: true, given_name: 'Ivo', family_name: 'Urednik' },
];
