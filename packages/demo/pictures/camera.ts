import type { Affine } from './path.ts';
import { dot, type Frame, pointOn, type Vec } from './space.ts';

/** Parallel projection: `right` and `up` span the picture, `into` looks away from the viewer. */
export interface Camera {
	right: Vec;
	up: Vec;
	into: Vec;
	scale: number;
	dx: number;
	dy: number;
}

/** A camera turned around the product by `azimuth` degrees and raised by `elevation`; unit scale. */
export function aim(azimuth: number, elevation: number): Camera {
	const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
	const [sa, ca, se, ce] = [Math.sin(a), Math.cos(a), Math.sin(e), Math.cos(e)];
	return { right: [ca, sa, 0], up: [-sa * se, ca * se, ce], into: [-sa * ce, ca * ce, -se], scale: 1, dx: 0, dy: 0 };
}

export function project(camera: Camera, point: Vec): [x: number, y: number] {
	return [camera.dx + camera.scale * dot(camera.right, point), camera.dy - camera.scale * dot(camera.up, point)];
}

/** Projection of a plane, raised by k, into the picture. */
export function toPicture(camera: Camera, frame: Frame, k = 0): Affine {
	const [e, f] = project(camera, pointOn(frame, 0, 0, k));
	const { scale, right, up } = camera;
	return [scale * dot(right, frame.u), -scale * dot(up, frame.u), scale * dot(right, frame.v), -scale * dot(up, frame.v), e, f];
}

/** Whether a face with this outward direction is visible. */
export function faces(camera: Camera, outward: Vec): boolean {
	return dot(camera.into, outward) < -1e-6;
}

/** The same camera, scaled and moved so that the points fill the frame (or so that `centre` is in its middle). */
export function fitCamera(
	camera: Camera,
	points: readonly Vec[],
	frame: { width: number; height: number; x: number; y: number; zoom: number },
	centre?: Vec,
): Camera {
	let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
	for (const point of points) {
		const x = dot(camera.right, point);
		const y = -dot(camera.up, point);
		minX = Math.min(minX, x);
		maxX = Math.max(maxX, x);
		minY = Math.min(minY, y);
		maxY = Math.max(maxY, y);
	}
	const scale = Math.min(frame.width / (maxX - minX), frame.height / (maxY - minY)) * frame.zoom;
	const x = centre ? dot(camera.right, centre) : (minX + maxX) / 2;
	const y = centre ? -dot(camera.up, centre) : (minY + maxY) / 2;
	return { ...camera, scale, dx: frame.x - x * scale, dy: frame.y - y * scale };
}
