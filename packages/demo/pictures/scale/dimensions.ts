/** Width, depth, height, or diagonal of the screen. */
export type Axis = 'w' | 'd' | 'h' | 'g';
type Unit = 'cm' | 'mm' | 'in';

/** A length of a product as its attribute states it. */
export interface Dimension {
	axis: Axis;
	value: number;
	unit: Unit;
}

const MM: Readonly<Record<Unit, number>> = { mm: 1, cm: 10, in: 25.4 };
const WORD = /^([wdhg])([1-9]\d{0,3})(cm|mm|in)([1-9])?$/;

export const toMillimetres = ({ value, unit }: Dimension): number => value * MM[unit];

/** The view that shows these dimensions, for example `scale-w45cm-d40cm`; a decimal stands after the unit: `scale-g6in7` is 6.7 inches. */
export function toScaleView(dimensions: readonly Dimension[]): string {
	const words = dimensions.map(({ axis, value, unit }) => {
		const tenths = Math.round(value * 10);
		return `${axis}${Math.floor(tenths / 10)}${unit}${tenths % 10 || ''}`;
	});
	return ['scale', ...words].join('-');
}

/** The dimensions of such a view; null for any other word. Each axis once, and a diagonal alone. */
export function parseScaleView(view: string): Dimension[] | null {
	const [first, ...words] = view.split('-');
	if (first !== 'scale' || words.length === 0 || words.length > 2) return null;
	const dimensions = words.flatMap((word) => parseDimension(word) ?? []);
	const axes = new Set(dimensions.map(({ axis }) => axis));
	if (dimensions.length < words.length || axes.size < words.length || (axes.has('g') && axes.size > 1) || (axes.has('d') && axes.has('h'))) return null;
	return dimensions;
}

function parseDimension(word: string): Dimension | null {
	const [, axis, whole, unit, tenth] = WORD.exec(word) ?? [];
	if (!isAxis(axis) || !isUnit(unit)) return null;
	return { axis, value: Number(whole) + Number(tenth ?? 0) / 10, unit };
}

const isAxis = (word: string | undefined): word is Axis => word === 'w' || word === 'd' || word === 'h' || word === 'g';
const isUnit = (word: string | undefined): word is Unit => word === 'cm' || word === 'mm' || word === 'in';

/** As the drawing states it: `45 cm`, `6,7″ ≈ 17 cm`. */
export function toDimensionText(dimension: Dimension): string {
	const number = String(dimension.value).replace('.', ',');
	return dimension.unit === 'in' ? `${number}″ ≈ ${Math.round(toMillimetres(dimension) / 10)} cm` : `${number} ${dimension.unit}`;
}
