export interface DemoIdentity {
	sub: string;
	email: string;
	email_verified: boolean;
	given_name: string;
	family_name: string;
}

/** Identities of the demo provider: a new customer, the shop's demo customer, one with an unverified e-mail. */
export const DEMO_IDENTITIES: readonly DemoIdentity[] = [
	{ sub: '1001', email: 'maja@prijava.example', email_verified: true, given_name: 'Maja', family_name: 'Prijavić' },
	{ sub: '1002', email: 'kupac@titraj.example', email_verified: true, given_name: 'Ana', family_name: 'Kupac' },
	{ sub: '1003', email: 'nepotvrden@prijava.example', email_verified: false, given_name: 'Ivo', family_name: 'Nepotvrđen' },
	{ sub: '1004', email: 'urednik@titraj.example', email_verified: true, given_name: 'Ivo', family_name: 'Urednik' },
];
