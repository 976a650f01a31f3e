/** WCAG 2 contrast ratio of two colours written `#rrggbb`. */
export function contrast(a: string, b: string): number {
	const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
	return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
	if (!/^#[\da-f]{6}$/i.test(colour)) throw new Error(`${colour} is not written as #rrggbb`);
	const channel = (at: number) => {
		const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	};
	return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
