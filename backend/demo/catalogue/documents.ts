import type { SourceProduct } from '#backend/catalogue/source.ts';
import type { Random } from '../random.ts';

type Documents = SourceProduct['documents'];

/** Papers that come with electrical goods in the Union. Furniture, pastes and cables have fewer. */
export function toDocuments(code: string, random: Random, { plain, energyLabel }: { plain: boolean; energyLabel: boolean }): Documents {
	const paper = (title: string, name: string, from: number, to: number) => ({
		title,
		url: `/documents/${code.toLowerCase()}/${name}.pdf`,
		size: random.int(from, to) * 1024,
		type: 'pdf',
	});
	const declaration = paper('Izjava o sukladnosti', 'izjava-o-sukladnosti', 90, 260);
	if (plain) return random.chance(0.35) ? [paper('Tehnički list', 'tehnicki-list', 120, 600)] : [];
	return [
		paper('Upute za uporabu', 'upute-za-uporabu', 700, 6200),
		declaration,
		...(energyLabel ? [paper('Energetska oznaka', 'energetska-oznaka', 80, 190)] : []),
		...(random.chance(0.3) ? [paper('Tehnički list', 'tehnicki-list', 200, 900)] : []),
	];
}
