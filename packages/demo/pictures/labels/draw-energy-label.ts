import type { LabelledProduct } from '@titraj/backend/catalog/media/index.ts';
import { toLabelFacts } from './label-facts.ts';
import { escapeText, STAR, text } from './label-parts.ts';

const CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const COLOURS = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f37021', '#ed1c24'];
const BLUE = '#034ea2';
const [WIDTH, HEIGHT, SCALE_TOP, ROW] = [384, 768, 190, 46];

/** An energy label of 96 × 192 mm in the format of the EU regulations on displays, light sources and smartphones. Marked as a demo, without an EPREL QR code. */
export function drawEnergyLabel(product: LabelledProduct): string {
	const { regulation, drawn } = toLabelFacts(product.attributes);
	const step = Math.max(0, CLASSES.indexOf(product.energyClass));
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" font-family="Calibri, Carlito, Arial, sans-serif">`,
		`<title>${escapeText(`Ogledna energetska oznaka: ${product.title}, razred ${product.energyClass}`)}</title>`,
		`<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/><rect x="2" y="2" width="380" height="764" rx="14" fill="none" stroke="${BLUE}" stroke-width="4"/>`,
		drawHead(product),
		...CLASSES.map((name, place) => drawStep(name, place)),
		drawOwn(product.energyClass, step),
		`<path d="M16 526h352" stroke="${BLUE}" stroke-width="2"/>`,
		drawn,
		text(368, 752, 16, regulation, { anchor: 'end', fill: BLUE }),
		text(16, 752, 14, 'Ogledna oznaka, izmišljen proizvod', { fill: '#b3261e', bold: true }),
		'</svg>',
	].join('');
}

function drawHead({ manufacturer, title, code }: LabelledProduct): string {
	const stars = Array.from({ length: 12 }, (_, hour) => {
		const turn = (hour * Math.PI) / 6;
		return `<use href="#s" x="${(60 + 26 * Math.sin(turn)).toFixed(1)}" y="${(56 - 26 * Math.cos(turn)).toFixed(1)}"/>`;
	});
	return [
		`<defs><path id="s" d="${STAR}"/></defs><path d="M2 98V16A14 14 0 0 1 16 2h352a14 14 0 0 1 14 14v82z" fill="${BLUE}"/>`,
		`<g fill="#ffed00">${stars.join('')}</g>`,
		text(104, 74, 50, 'ENERG', { fill: '#fff', bold: true }),
		'<path d="m284 20-18 38h15l-11 30 32-40h-15l13-28z" fill="#ffed00"/>',
		`<rect x="312" y="18" width="56" height="64" fill="#fff"/>${text(340, 56, 17, 'DEMO', { anchor: 'middle', bold: true })}`,
		text(16, 128, 24, manufacturer ?? 'Pokazna trgovina', { bold: true, room: 190 }),
		text(368, 128, 22, code, { anchor: 'end', room: 150 }),
		text(16, 160, 18, title, { room: 352 }),
	].join('');
}

function drawStep(name: string, place: number): string {
	const [y, length] = [SCALE_TOP + place * ROW, 96 + place * 22];
	const arrow = `<path d="M16 ${y}h${length - 20}l20 19-20 19H16z" fill="${COLOURS[place]}" stroke="#000" stroke-width=".7"/>`;
	return arrow + text(26, y + 31, 32, name, { fill: '#fff', bold: true, edge: true });
}

function drawOwn(name: string, step: number): string {
	const y = SCALE_TOP + step * ROW - 12;
	return `<path d="M368 ${y}h-64l-32 31 32 31h64z" fill="#000"/>${text(336, y + 50, 54, name, { anchor: 'middle', fill: '#fff', bold: true })}`;
}
