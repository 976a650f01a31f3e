import type { SourcePicture } from '@titraj/backend/platform/source/catalog.ts';
import type { Specs, SpecValue } from '../blueprints/draft.ts';

type Params = SourcePicture['params'];

/** The drawing of a product, with the parts that its attributes state: a cable, the number of cameras, a stand that moves. */
export function pictureOf({ kind, params }: SourcePicture, specs: Specs): SourcePicture {
	return { kind, params: { ...params, ...(Object.hasOwn(STATED, kind) && STATED[kind]?.(specs)) } };
}

const STATED: Readonly<Record<string, (specs: Specs) => Params>> = {
	case: ({ volume_l, graphics }) => {
		if (volume_l === undefined) return {};
		const litres = Number(volume_l);
		if (litres < 10) return { size: litres < 2 ? 12 : litres < 3 ? 16 : 20 };
		return { size: litres < 20 ? 34 : litres < 30 ? 40 : litres < 43 ? 46 : 50, ...(isSeparate(graphics) ? { variant: 'glass' } : { count: 0 }) };
	},
	headphones: ({ wear, connection, noise_cancelling }) => {
		const sound = noise_cancelling === true ? 'anc' : String(connection).startsWith('Bluetooth') ? '' : 'wired';
		return { form: wear === 'na uhu' ? `onear${sound}` : sound || 'radio' };
	},
	keyboard: ({ connection, backlight }) => ({ form: (isCable(connection) ? 'wired' : 'radio') + (LIGHTS[String(backlight)] ?? '') }),
	laptop: ({ graphics, resolution, cpu_cores }) => ({
		count: Math.round(Number(cpu_cores) / 2),
		form: isSeparate(graphics) ? 'graphics' : (LAPTOPS[String(resolution)] ?? 'studio'),
	}),
	monitor: ({ height_adjust, refresh_rate, usb_power }) => {
		const isFixed = height_adjust === 'nema';
		if (Number(refresh_rate) > 100) return { form: isFixed ? 'game' : 'gamelift' };
		return { form: typeof usb_power === 'number' ? 'hub' : isFixed ? 'fixed' : 'lift' };
	},
	mouse: ({ connection, shape }) => ({ form: (isCable(connection) ? 'wired' : 'radio') + (shape === 'za desnu ruku' ? 'right' : '') }),
	phone: ({ cameras, main_camera, updates_years }) => {
		const years = Number(updates_years);
		return { count: Number(cameras), form: years > 5 ? 'square' : years > 4 ? 'bar' : years > 3 ? 'island' : Number(main_camera) < 50 ? 'lens' : 'lenses' };
	},
	printer: ({ technology, print_colour, scanner, paper_capacity }) => {
		const ink = technology === 'tintna, spremnici' ? 'tank' : print_colour === true ? 'colour' : 'mono';
		const sheets = Number(paper_capacity);
		return { form: ink + (String(scanner).includes('ulagač') ? 'feeder' : ''), count: sheets > 500 ? 3 : sheets > 200 ? 2 : 1 };
	},
	tablet: ({ resolution, network }) => ({ form: (TABLETS[String(resolution)] ?? 'studio') + (String(network).startsWith('5G') ? 'mobile' : '') }),
	tv: ({ panel, resolution, refresh_rate }) => {
		const type = String(panel).toLowerCase().replace(' ', '');
		if (type === 'oled' || type === 'miniled') return { form: type };
		return { form: type + (String(resolution).startsWith('1920') ? 'full' : Number(refresh_rate) > 100 ? 'fast' : '') };
	},
};

const LAPTOPS: Readonly<Record<string, string>> = { '1920 × 1080': 'full', '1920 × 1200': 'office', '2240 × 1400': 'sharp' };
const TABLETS: Readonly<Record<string, string>> = { '1340 × 800': 'small', '1920 × 1200': 'home', '2000 × 1200': 'sharp' };
const LIGHTS: Readonly<Record<string, string>> = { RGB: 'rgb', bijelo: 'white' };

const isCable = (connection: SpecValue | undefined): boolean => connection === 'USB';
const isSeparate = (graphics: SpecValue | undefined): boolean => String(graphics).startsWith('zasebna');
