import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** A picture as cameras and studios deliver it; `ground` null is transparent. */
interface Shot {
	readonly file: string;
	readonly width: number;
	readonly height: number;
	readonly ground: string | null;
	/** Number of leaves. */
	readonly leaves: number;
}

export const SHOTS: readonly Shot[] = [
	{ file: 'portrait.jpg', width: 1200, height: 1800, ground: '#b9c7a2', leaves: 90 },
	{ file: 'panorama.jpg', width: 2400, height: 700, ground: '#9fb58c', leaves: 160 },
	{ file: 'white.jpg', width: 1400, height: 1400, ground: '#ffffff', leaves: 70 },
	{ file: 'transparent.png', width: 1400, height: 1400, ground: null, leaves: 70 },
	{ file: 'dark.jpg', width: 1400, height: 1050, ground: '#12180f', leaves: 110 },
];

/** Draws a plant out of leaves, with the noise of a photograph; the same picture each time. */
async function draw({ width, height, ground, leaves }: Shot): Promise<Sharp> {
	const random = seeded(width * height);
	const leaf = () => {
		const [x, y] = [width * (0.5 + 0.7 * (random() - 0.5)), height * (0.55 + 0.7 * (random() - 0.5))];
		const size = Math.min(width, height) * (0.04 + 0.08 * random());
		return `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.4}" fill="hsl(${80 + 50 * random()} 45% ${22 + 30 * random()}%)" transform="rotate(${360 * random()} ${x} ${y})"/>`;
	};
	const stem = `<path d="M${width / 2} ${height}V${height * 0.4}" stroke="#5b4a2c" stroke-width="${width / 60}"/>`;
	const backdrop = ground === null ? '' : `<rect width="100%" height="100%" fill="${ground}"/>`;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${backdrop}${stem}${Array.from({ length: leaves }, leaf).join('')}</svg>`;
	const plant = sharp(Buffer.from(svg)).blur(1.2);
	// A product on white has an even ground, and a cut-out none at all.
	if (ground === null || ground === '#ffffff') return plant;
	const noise = await sharp(Buffer.from(Array.from({ length: width * height }, () => 108 + 40 * random())), { raw: { width, height, channels: 1 } })
		.png()
		.toBuffer();
	return plant.composite([{ input: noise, blend: 'soft-light' }]);
}

function seeded(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 2 ** 32;
	};
}

/** Draws the pictures into a folder: `node examples/garden-shop/pictures/draw.ts FOLDER`. */
export async function drawPictures(folder: string): Promise<void> {
	mkdirSync(folder, { recursive: true });
	for (const shot of SHOTS) await (await draw(shot)).toFile(join(folder, shot.file));
}

if (process.argv[1] === import.meta.filename) await drawPictures(process.argv[2] ?? '.cache/garden-pictures');
