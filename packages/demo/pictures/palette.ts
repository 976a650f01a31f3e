/** A surface: three flat tones (top, left, right as the camera sees them), its outline and its fine lines. */
export interface Material {
	top: string;
	left: string;
	right: string;
	edge: string;
	fine: string;
}

const INK_EDGE = '#22302A';
const PALE_EDGE = '#87988E';

function material(top: string, left: string, right: string, isDark = false): Material {
	return { top, left, right, edge: isDark ? PALE_EDGE : INK_EDGE, fine: isDark ? '#6C7D74' : INK_EDGE };
}

/** Colours in which a product may be sold. */
export const PAINTS = {
	black: material('#46534C', '#303B35', '#212A25', true),
	white: material('#FFFFFF', '#F3F0E8', '#D8D3C6'),
	silver: material('#EEF0EC', '#D2D7D2', '#AEB7B0'),
	grey: material('#B3BCB6', '#909C95', '#6D7A73'),
	red: material('#DC6A58', '#BF4737', '#96342A'),
	blue: material('#7BA7CC', '#4A7CA8', '#335D82'),
	green: material('#45A284', '#147A5B', '#0B5D45'),
	pink: material('#F6CFCF', '#E6A9AD', '#C88891'),
	yellow: material('#F6DB8C', '#E6B84A', '#BE912B'),
	copper: material('#DB9463', '#BD6630', '#984A1C'),
} as const;

export type Paint = keyof typeof PAINTS;

/** Materials that do not depend on the product's colour. */
export const MASK = material('#1D8263', '#0F6B50', '#0A4C39');
export const CREAM = material('#F6EBCB', '#E9DBB2', '#CDBC8C');
export const STEEL = material('#E3E7E3', '#C6CDC7', '#9FAAA2');
export const PLASTIC = material('#46534C', '#303B35', '#212A25', true);

export const BOARD = '#0B5D45';
export const MINT = '#5CD1A8';
export const DEEP = '#073A2C';
export const GLASS = '#13211B';
export const COPPER = '#C4713A';
export const SILK = '#FBFAF5';
export const FOIL = '#F0E4C0';
export const INK = '#12201A';
export const MUTED = '#55635C';

/** The two line weights of all drawings, in units of the 800 x 600 picture. */
export const OUTLINE = 5;
export const FINE = 3;
