const WIDTH = 140;

/** Readable JSON: objects that fit on one line are written on one line. */
export function compactJson(value: unknown, indent = ''): string {
	const line = JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ');
	if (typeof value !== 'object' || value === null || indent.length + line.length <= WIDTH) return line;
	const inner = `${indent}  `;
	const parts = Array.isArray(value)
		? value.map((each) => compactJson(each, inner))
		: Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${compactJson(each, inner)}`);
	const [open, close] = Array.isArray(value) ? '[]' : '{}';
	return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`;
}
