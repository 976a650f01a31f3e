import type { Camera } from './camera.ts';
import type { Scene } from './kind.ts';
import { orderByDepth } from './order.ts';
import type { Solid } from './solid.ts';
import { dot, type Vec } from './space.ts';

/** Moves a solid in space, and scales it around the origin. */
function placed(solid: Solid, at: Vec, scale = 1): Solid {
	const shift = (camera: Camera): Camera => ({
		...camera,
		scale: camera.scale * scale,
		dx: camera.dx + camera.scale * dot(camera.right, at),
		dy: camera.dy - camera.scale * dot(camera.up, at),
	});
	return {
		corners: solid.corners.map(([x, y, z]): Vec => [x * scale + at[0], y * scale + at[1], z * scale + at[2]]),
		draw: (camera) => solid.draw(shift(camera)),
	};
}

/** Moves a whole scene as one solid. */
export function placedScene({ solids }: Scene, at: Vec, scale = 1): Solid {
	const corners = solids.flatMap((solid) => solid.corners);
	const draw = (camera: Camera) =>
		orderByDepth(solids, camera)
			.map((solid) => solid.draw(camera))
			.join('');
	return placed({ corners, draw }, at, scale);
}
