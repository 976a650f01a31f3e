import { aim, fitCamera } from './camera.ts';
import { groundOf } from './ground.ts';
import type { Scene } from './kind.ts';
import { bold, toElement } from './marks.ts';
import { orderByDepth } from './order.ts';
import { COPPER, MUTED, OUTLINE } from './palette.ts';
import { GRAIN, type Path } from './path.ts';
import { line } from './shapes.ts';
import type { Solid } from './solid.ts';
import { standOf, type View } from './views.ts';

const [X, Y] = [400, 300];
const FRAME = { width: 752, height: 552, x: X, y: Y };
const LOUPE = 272;

/** The whole picture of a scene; `bulk` (0 to 1) is the product's size relative to its kind. */
export function composePicture(scene: Scene, view: View, bulk: number): string {
	const ground = groundOf(scene.solids);
	const { turn, rise } = standOf(view, scene);
	const points = [...ground.corners, ...scene.solids.flatMap(({ corners }) => corners)];
	const isDetail = view === 'detail';
	const zoom = isDetail ? (scene.zoom ?? 2.2) : 0.84 + 0.16 * bulk;
	const camera = fitCamera(aim(turn, rise), points, { ...FRAME, zoom }, isDetail ? scene.focus : undefined);
	// From below the floor would cover the product.
	const body = (rise > 0 ? ground.draw(camera) : '') + drawSolids(scene.solids, camera);
	return toDocument(isDetail ? magnify(body) : body);
}

/** Wraps paths in a document whose unit is a quarter of the picture's unit. */
export function toDocument(body: string): string {
	const look = `fill="none" stroke-width="${OUTLINE * GRAIN}" stroke-linecap="round" stroke-linejoin="round"`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600"><g transform="scale(${1 / GRAIN})" ${look}>${body}</g></svg>`;
}

export function drawSolids(solids: readonly Solid[], camera: ReturnType<typeof aim>): string {
	return orderByDepth(solids, camera)
		.map((solid) => solid.draw(camera))
		.join('');
}

function magnify(body: string): string {
	const lens = `<circle cx="${X * GRAIN}" cy="${Y * GRAIN}" r="${LOUPE * GRAIN}"`;
	const ticks = bold(COPPER, ...[0, 90, 180, 270].map((turn) => tick((turn * Math.PI) / 180)));
	return `<clipPath id="l">${lens}/></clipPath>${lens} fill="${MUTED}" opacity=".12"/><g clip-path="url(#l)">${body}</g>${lens} stroke="#7D8D84"/>${toElement(ticks)}`;
}

function tick(turn: number): Path {
	const at = (r: number): [number, number] => [X + r * Math.cos(turn), Y + r * Math.sin(turn)];
	return line(...at(LOUPE - 18), ...at(LOUPE + 18));
}
