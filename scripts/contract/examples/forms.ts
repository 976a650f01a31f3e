/** The hidden fields of the first form in a document. */
function fieldsOf(html: string): Record<string, string> {
	const form = html.slice(html.indexOf('<form'), html.indexOf('</form>'));
	return Object.fromEntries([...form.matchAll(/<input[^>]*name="([^"]*)"[^>]*value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, toPlain(value)]));
}

const toPlain = (text: string): string =>
	text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Approves a payment at the demo's bank; answers the fields of its notice. */
export async function approveAtBank(url: string, hiddenForm: string): Promise<Record<string, string>> {
	const body = new URLSearchParams({ ...fieldsOf(hiddenForm), status: 'approved', callback: 'never' });
	return fieldsOf(await (await fetch(`${url}/bank/decide`, { method: 'POST', body })).text());
}

/** Chooses the first account at the demo's identity provider; answers the query of the return address. */
export async function chooseIdentity(authorizeUrl: string): Promise<string> {
	const page = await (await fetch(authorizeUrl)).text();
	const link = /href="([^"]*choose[^"]*sub=[^"]*)"/.exec(page)?.[1];
	if (link === undefined) throw new Error('The identity provider shows no account');
	const answer = await fetch(new URL(toPlain(link), authorizeUrl), { redirect: 'manual' });
	return new URL(answer.headers.get('location') ?? '').search.slice(1);
}
