import type { Kind } from '../kind.ts';
import { area, panel } from '../marks.ts';
import { COPPER, type Material, MINT, PLASTIC, STEEL } from '../palette.ts';
import { signature } from '../parts.ts';
import type { Path } from '../path.ts';
import { dome } from '../rounded.ts';
import { arc, circle, rect } from '../shapes.ts';
import type { Solid } from '../solid.ts';
import { cord, prism, stack } from '../solids.ts';
import { flat, leaning, sideways, upright } from '../space.ts';

export const headphones: Kind = {
	color: 'black',
	variants: ['over', 'headset', 'buds'],
	forms: ['radio', 'wired', 'anc', 'onear', 'onearwired', 'onearanc'],
	draw({ paint, variant, form }) {
		const cancels = form.endsWith('anc');
		if (variant === 'buds') return { solids: buds(paint, cancels), focus: [2.2, -3, 1] };
		const scale = form.startsWith('onear') ? 0.72 : 1;
		const isSmall = scale < 1;
		const band = stack(
			prism(upright(0, 3, 0), hoop(0, isSmall ? 7.4 : 9.5, isSmall ? 8.6 : 8.2, 9.6), 2.2 * scale, paint),
			...(isSmall ? [] : [prism(upright(0, 3.2, 0), hoop(0, 9.6, 7.3, 8.2), 1.8, STEEL)]),
		);
		const mic = cord(
			'MC',
			[
				[-8.4, 3, 3],
				[-8.6, -2, 0.5],
				[-6, -5, 1],
				[-4, -5.4, 1.8],
			],
			0.5,
			{ fill: paint.left, edge: paint.edge },
		);
		return {
			solids: [
				...cup(-9.3, { paint, scale, cancels, isLeft: true }),
				band,
				...cup(7.7, { paint, scale, cancels, isLeft: false }),
				...(variant === 'headset' ? [mic] : []),
				...(form.endsWith('wired') ? [LEAD] : []),
			],
			focus: [9, 4, 5.5],
			zoom: 2,
		};
	},
};

function cup(x: number, { paint, scale, cancels, isLeft }: { paint: Material; scale: number; cancels: boolean; isLeft: boolean }): Solid[] {
	const pad = prism(sideways(isLeft ? x + 1.6 : x - 1.3, 4, 4.6), circle(0, 0, 3.5 * scale, 4.3 * scale), 1.3, STEEL, {
		end: [area('#1B2420', circle(0, 0, 1.9 * scale, 2.6 * scale))],
	});
	const rim = cancels ? [area(COPPER, circle(0, 0, 2.9 * scale, 3.6 * scale))] : [];
	const holes = cancels ? [area(MINT, circle(0, 2.2 * scale, 0.3), circle(-0.9, 1.9 * scale, 0.3), circle(0.9, 1.9 * scale, 0.3))] : [];
	const face = [...rim, panel(paint.top, paint.fine, circle(0, 0, 2.5 * scale, 3.1 * scale)), ...holes, signature(-1.2 * scale, 0, 2.4 * scale, paint)];
	return [prism(sideways(x, 4, 4.6), circle(0, 0, 3.7 * scale, 4.5 * scale), 1.6, paint, { end: isLeft ? [] : face }), pad];
}

/** The cable to the plug. */
const LEAD = cord(
	'MCC',
	[
		[8.6, 3.4, 1],
		[9, 2, -2],
		[7, -4, 0.2],
		[2, -5, 0.2],
		[-3, -6, 0.2],
		[-3, -10, 0.2],
		[2, -10, 0.2],
	],
	0.36,
	{ fill: PLASTIC.left, edge: PLASTIC.edge },
);

function hoop(cx: number, cy: number, inner: number, outer: number): Path {
	const out = arc(cx, cy, outer, 0, 180);
	const back = arc(cx, cy, inner, 180, 0);
	return { ops: `${out.ops}L${back.ops.slice(1)}Z`, at: [...out.at, ...back.at] };
}

/** Earbuds in front of their box: with stems if they cancel noise, else round. */
function buds(paint: Material, hasStems: boolean): Solid[] {
	const bud = (x: number): Solid =>
		stack(
			...(hasStems ? [prism(flat(x, -2.4, 0), circle(0, 0, 0.42), 2.4, paint, {})] : []),
			dome(flat(x, -2.5, hasStems ? 1.9 : 0), hasStems ? [1, 1, 1.3] : [1.25, 1.25, 1.5], paint, {
				lines: [{ at: [-0.3, -0.5, 0.3, -0.5], look: { stroke: hasStems ? COPPER : MINT } }],
			}),
		);
	const radius = hasStems ? 1.7 : 0.6;
	return [
		prism(flat(-3.4, 0, 0), rect(0, 0, 6.8, 3.6, radius), 3.4, paint, {
			end: [area('#1B2420', rect(0.5, 0.5, 5.8, 2.6, radius * 0.76)), area(MINT, circle(3.4, 0.25, 0.14))],
		}),
		prism(leaning(-3.4, 3.5, 3.5, 15), rect(0, 0, 6.8, 3, radius * 0.82), 1, paint, { start: [area(paint.right, rect(0.4, 0.3, 6, 2.3, radius * 0.65))] }),
		bud(-1.6),
		bud(2),
	];
}
