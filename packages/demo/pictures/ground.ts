import { type Camera, toPicture } from './camera.ts';
import { drawMarks, trace } from './marks.ts';
import { boundsOf } from './order.ts';
import { COPPER, MUTED } from './palette.ts';
import { mapPath, toPathData } from './path.ts';
import { circle, line, rect } from './shapes.ts';
import type { Solid } from './solid.ts';
import { flat, type Vec } from './space.ts';

/** The floor under a product: a plain board with one copper trace. */
export function groundOf(solids: readonly Solid[]): { corners: Vec[]; draw: (camera: Camera) => string } {
	const { min, max } = boundsOf({ corners: solids.flatMap(({ corners }) => corners), draw: () => '' });
	const [w, d] = [max[0] - min[0], max[1] - min[1]];
	const m = 0.06 * Math.max(w, d) + 0.03 * Math.hypot(w, d);
	const frame = flat(min[0] - m, min[1] - m, Math.min(0, min[2]));
	const [W, D] = [w + 2 * m, d + 2 * m];
	const [r, y] = [m * 0.16, m * 0.46];
	const bend = Math.min(D * 0.3, m);
	return {
		corners: [
			[min[0] - m, min[1] - m, 0],
			[max[0] + m, min[1] - m, 0],
			[max[0] + m, max[1] + m, 0],
			[min[0] - m, max[1] + m, 0],
		],
		draw(camera) {
			const plane = toPicture(camera, frame);
			const pad = toPathData(mapPath(rect(0, 0, W, D, m * 0.5), plane));
			const copper = trace(
				COPPER,
				line(m * 0.62 + r, y, W - y - bend * 0.55, y, W - y, y + bend * 0.55, W - y, y + bend * 0.55 + (D - y - bend) * 0.4),
				circle(m * 0.62, y, r),
			);
			return `<path d="${pad}" fill="${MUTED}" opacity=".17"/>${drawMarks([copper], plane)}`;
		},
	};
}
