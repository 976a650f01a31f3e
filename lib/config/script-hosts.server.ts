/** Origins of scripts that editors may put into content, comma-separated; none where nothing is said. Throws with the variable's name and what it wants. */
export function parseScriptHosts(value: string | undefined): readonly string[] {
	if (!value) return [];
	return [...new Set(value.split(',').map((each) => parseHost(each.trim())))];
}

function parseHost(text: string): string {
	const url = URL.parse(text);
	if (url?.protocol !== 'https:' || /[;,\s*]/.test(url.host))
		throw new Error(`CONTENT_SCRIPT_HOSTS has "${text}"; it must hold https addresses such as https://widgets.partner.example`);
	return url.origin;
}
