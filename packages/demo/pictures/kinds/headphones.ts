import type { Kind } from '../kind.ts';
import { area, panel } from '../marks.ts';
import { COPPER, type Material, MINT, STEEL } from '../palette.ts';
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
	draw({ paint, variant }) {
		if (variant === 'buds') return { solids: buds(paint), focus: [2.2, -3, 1] };
		const cup = (x: number, isLeft: boolean): Solid[] => {
			const oval = circle(0, 0, 3.7, 4.5);
			const pad = prism(sideways(isLeft ? x + 1.6 : x - 1.3, 4, 4.6), circle(0, 0, 3.5, 4.3), 1.3, STEEL, {
				end: [area('#1B2420', circle(0, 0, 1.9, 2.6))],
			});
			const shell = prism(sideways(x, 4, 4.6), oval, 1.6, paint, {
				end: isLeft ? [] : [panel(paint.top, paint.fine, circle(0, 0, 2.5, 3.1)), signature(-1.2, 0, 2.4, paint)],
			});
			return [shell, pad];
		};
		const band = stack(prism(upright(0, 3, 0), hoop(0, 9.5, 8.2, 9.6), 2.2, paint), prism(upright(0, 3.2, 0), hoop(0, 9.6, 7.3, 8.2), 1.8, STEEL));
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
		return { solids: [...cup(-9.3, true), band, ...cup(7.7, false), ...(variant === 'headset' ? [mic] : [])], focus: [9, 4, 5.5], zoom: 2 };
	},
};

function hoop(cx: number, cy: number, inner: number, outer: number): Path {
	const out = arc(cx, cy, outer, 0, 180);
	const back = arc(cx, cy, inner, 180, 0);
	return { ops: `${out.ops}L${back.ops.slice(1)}Z`, at: [...out.at, ...back.at] };
}

function buds(paint: Material): Solid[] {
	const bud = (x: number): Solid =>
		stack(
			prism(flat(x, -2.4, 0), circle(0, 0, 0.42), 2.4, paint, {}),
			dome(flat(x, -2.5, 1.9), [1, 1, 1.3], paint, { lines: [{ at: [-0.3, -0.5, 0.3, -0.5], look: { stroke: COPPER } }] }),
		);
	return [
		prism(flat(-3.4, 0, 0), rect(0, 0, 6.8, 3.6, 1.7), 3.4, paint, {
			end: [area('#1B2420', rect(0.5, 0.5, 5.8, 2.6, 1.3)), area(MINT, circle(3.4, 0.25, 0.14))],
		}),
		prism(leaning(-3.4, 3.5, 3.5, 15), rect(0, 0, 6.8, 3, 1.4), 1, paint, { start: [area(paint.right, rect(0.4, 0.3, 6, 2.3, 1.1))] }),
		bud(-1.6),
		bud(2),
	];
}
