/** Signs in at the provider's page of `address` as `sub`, or cancels (null). Returns the address that the provider redirects to. */
export async function visitProvider(address: string, sub: string | null): Promise<URL> {
	const page = await (await fetch(address, { redirect: 'manual' })).text();
	const request = /request=([\w-]+)/.exec(page)?.[1] ?? '';
	const choice = new URL(`/dev/oidc/choose?request=${request}${sub === null ? '' : `&sub=${sub}`}`, address);
	const answer = await fetch(choice, { redirect: 'manual' });
	return new URL(answer.headers.get('location') ?? '', address);
}
