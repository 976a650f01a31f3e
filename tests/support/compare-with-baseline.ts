import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const FOLDER = 'tests/baselines';
/** Scale of the stored baselines: large enough to be reviewed. */
const SCALE = 0.5;
/** Columns of the comparison grid: blocks, not letters, because each Chromium renders letters differently. */
const COLUMNS = 48;
/** Difference (of 255) above which a cell counts as changed. */
const CELL_DIFFERENCE = 36;
/** Share of all cells that may differ. */
const MOST_DIFFERENT = 0.06;
/** Share of the height that may differ: a date or a price may take another line. */
const HEIGHT_DIFFERENCE = 0.04;

/**
 * Returns the differences between a screenshot and its baseline in `tests/baselines/`; empty if they look the same. A missing baseline is a difference,
 * too. With WRITE_BASELINES=1 the screenshot becomes the baseline.
 */
export async function compareWithBaseline(name: string, screenshot: Buffer): Promise<readonly string[]> {
	const file = join(FOLDER, `${name.replaceAll(/[^a-z0-9]+/g, '-')}.webp`);
	if (process.env['WRITE_BASELINES'] === '1') {
		const { width } = await sharp(screenshot).metadata();
		await mkdir(dirname(file), { recursive: true });
		await writeFile(
			file,
			await sharp(screenshot)
				.resize(Math.round(width * SCALE))
				.webp({ quality: 40 })
				.toBuffer(),
		);
		return [];
	}
	if (!existsSync(file)) return [`${file} is missing: look at the page, then run with WRITE_BASELINES=1`];
	const [before, now] = await Promise.all([toCells(await readFile(file)), toCells(screenshot)]);
	const rows = Math.min(before.rows, now.rows);
	if (Math.abs(before.rows - now.rows) > Math.max(before.rows, now.rows) * HEIGHT_DIFFERENCE + 1)
		return [`${file}: ${before.rows} rows of cells high, now ${now.rows}`];
	let different = 0;
	for (let cell = 0; cell < rows * COLUMNS; cell++) if (Math.abs((before.cells[cell] ?? 0) - (now.cells[cell] ?? 0)) > CELL_DIFFERENCE) different++;
	const share = different / (rows * COLUMNS);
	return share > MOST_DIFFERENT ? [`${file}: ${(share * 100).toFixed(1)} % of it looks different`] : [];
}

async function toCells(picture: Buffer): Promise<{ readonly cells: Uint8Array; readonly rows: number }> {
	const { data, info } = await sharp(picture)
		.resize(COLUMNS, null, { kernel: 'cubic' })
		.flatten({ background: 'white' })
		.grayscale()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { cells: new Uint8Array(data), rows: info.height };
}
