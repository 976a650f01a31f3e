import { VIDEO_OUTPUTS } from './boards.ts';
import { type AttributeRules, group } from './rule.ts';

export const MONITOR: AttributeRules = {
	...group('Zaslon', {
		screen_size: ['Dijagonala', '"', 'special'],
		refresh_rate: ['Osvježavanje', 'Hz', 'special'],
		panel_type: ['Panel', undefined, 'special'],
		resolution: ['Razlučivost'],
		aspect_ratio: ['Omjer stranica'],
		response_time: ['Odziv', 'ms'],
		mprt_response_time: ['MPRT odziv', 'ms'],
		max_brightness: ['Svjetlina', 'cd/m²'],
		hdr: ['HDR'],
		adaptive_sync: ['Prilagodljivo osvježavanje'],
		viewing_angle: ['Kut gledanja'],
	}),
	...group('Priključci', { connectors: ['Priključci'] }),
	...VIDEO_OUTPUTS,
};

export const KEYBOARD: AttributeRules = group('Tipkovnica', {
	size: ['Veličina', undefined, 'special'],
	switch_type: ['Vrsta prekidača', undefined, 'special'],
	connectivity: ['Povezivanje', undefined, 'special'],
	size_other: ['Veličina, opis'],
	switch: ['Prekidači'],
	backlighting: ['Pozadinsko osvjetljenje'],
	hot_swappable: ['Izmjenjivi prekidači'],
	keycap_material: ['Materijal tipki'],
	frame_material: ['Materijal okvira'],
	polling_rate: ['Učestalost očitanja', 'Hz'],
	battery_capacity: ['Baterija', 'mAh'],
});

export const MOUSE: AttributeRules = group('Miš', {
	connectivity: ['Povezivanje', undefined, 'special'],
	max_dpi: ['Najveća osjetljivost', 'DPI', 'special'],
	buttons: ['Broj tipki', 'tipki', 'special'],
	sensor: ['Senzor'],
	polling_rate: ['Učestalost očitanja', 'Hz'],
	weight: ['Masa', 'g'],
	shape: ['Oblik'],
	size: ['Veličina'],
	'dimensions.length': ['Duljina', 'mm'],
	'dimensions.width': ['Širina', 'mm'],
	'dimensions.height': ['Visina', 'mm'],
	switches: ['Prekidači'],
	grip_types: ['Hvat'],
	rgb: ['RGB'],
	onboard_memory: ['Ugrađena memorija'],
	silent_clicks: ['Tihi klik'],
	battery_type: ['Baterija'],
	battery_life: ['Trajanje baterije', 'h'],
});

export const MICROPHONE: AttributeRules = group('Mikrofon', {
	connectivity_type: ['Povezivanje', undefined, 'special'],
	polar_pattern: ['Usmjerenost', undefined, 'special'],
});
