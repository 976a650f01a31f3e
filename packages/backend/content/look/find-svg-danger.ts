/** What a drawing of a logo must not contain, each with how the refusal names it. The drawing itself is never sent to a browser. */
const DANGERS: readonly (readonly [RegExp, string])[] = [
	[/<!(doctype|entity)/i, 'a document type'],
	[/<\?xml-stylesheet/i, 'another stylesheet'],
	[/<([a-z]+:)?script/i, 'a script'],
	[/ on[a-z]+ ?=/i, 'an event handler'],
	[/<([a-z]+:)?(foreignobject|iframe|object|embed|audio|video)/i, 'a web page'],
	[/<([a-z]+:)?a[ >]/i, 'a link'],
	[/<([a-z]+:)?(image|feimage)/i, 'another picture'],
	[/<([a-z]+:)?(animate|set)/i, 'an animation'],
	[/href ?= ?["']? ?[^"'# ]/i, 'an address'],
	[/url\( ?["']? ?[^"'# ]/i, 'an address'],
	[/@import/i, 'another stylesheet'],
	[/javascript:/i, 'a script'],
];

/** What is dangerous in the text of an SVG drawing; null if nothing is. */
export function findSvgDanger(text: string): string | null {
	const line = text.replaceAll(/\s+/g, ' ');
	return DANGERS.find(([pattern]) => pattern.test(line))?.[1] ?? null;
}
