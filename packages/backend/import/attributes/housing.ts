import { type AttributeRules, group } from './rule.ts';

export const CASE: AttributeRules = {
	...group('Kućište', {
		form_factor: ['Format', undefined, 'special'],
		side_panel: ['Bočna ploča', undefined, 'special'],
		volume: ['Obujam', 'l', 'special'],
		supported_motherboard_form_factors: ['Formati matične ploče'],
		has_transparent_side_panel: ['Prozirna bočna ploča'],
		dimensions: ['Dimenzije', 'mm'],
		'dimensions_mm.width': ['Širina', 'mm'],
		'dimensions_mm.height': ['Visina', 'mm'],
		'dimensions_mm.depth': ['Dubina', 'mm'],
	}),
	...group('Prostor', {
		max_video_card_length: ['Najdulja grafička kartica', 'mm'],
		max_cpu_cooler_height: ['Najviši hladnjak', 'mm'],
		max_psu_length: ['Najdulje napajanje', 'mm'],
		expansion_slots: ['Utori za proširenje'],
		riser_expansion_slots: ['Okomiti utori'],
		internal_2_5_bays: ['Ležišta 2,5"'],
		internal_3_5_bays: ['Ležišta 3,5"'],
		external_5_25_bays: ['Vanjska ležišta 5,25"'],
		external_3_5_bays: ['Vanjska ležišta 3,5"'],
		supports_rear_connecting_motherboard: ['Stražnje spajanje ploče'],
	}),
	...group('Napajanje i priključci', {
		power_supply: ['Napajanje'],
		power_supply_included: ['Napajanje priloženo'],
		power_supply_shroud: ['Pregrada napajanja'],
		supported_power_supply_form_factors: ['Formati napajanja'],
		front_panel_usb: ['Prednji USB'],
		front_usb_ports: ['Prednji USB priključci'],
	}),
};

export const PSU: AttributeRules = {
	...group('Napajanje', {
		wattage: ['Snaga', 'W', 'special'],
		efficiency_rating: ['Učinkovitost', undefined, 'special'],
		modular: ['Modularnost', undefined, 'special'],
		form_factor: ['Format'],
		length: ['Duljina', 'mm'],
		fanless: ['Bez ventilatora'],
		cybernetics_efficiency_rating: ['Cybenetics učinkovitost'],
		cybernetics_noise_rating: ['Cybenetics buka'],
	}),
	...group('Konektori', {
		'connectors.atx_24_pin': ['ATX 24-pin'],
		'connectors.eps_8_pin': ['EPS 8-pin'],
		'connectors.pcie_6_plus_2_pin': ['PCIe 6+2-pin'],
		'connectors.pcie_12vhpwr': ['12VHPWR'],
		'connectors.sata': ['SATA'],
		'connectors.molex_4_pin': ['Molex 4-pin'],
		'connectors.floppy_4_pin': ['Floppy 4-pin'],
	}),
};

export const COOLER: AttributeRules = group('Hlađenje', {
	height: ['Visina', 'mm', 'special'],
	radiator_size: ['Radijator', 'mm', 'special'],
	max_noise_level: ['Najveća buka', 'dB', 'special'],
	water_cooled: ['Vodeno hlađenje'],
	fanless: ['Bez ventilatora'],
	fan_size: ['Ventilator', 'mm'],
	fan_quantity: ['Broj ventilatora'],
	min_fan_rpm: ['Najmanja brzina', 'o/min'],
	max_fan_rpm: ['Najveća brzina', 'o/min'],
	min_noise_level: ['Najmanja buka', 'dB'],
	cpu_sockets: ['Podnožja'],
});

export const FAN: AttributeRules = group('Ventilator', {
	size: ['Promjer', 'mm', 'special'],
	connector: ['Priključak', undefined, 'special'],
	min_noise_level: ['Buka', 'dB', 'special'],
	quantity: ['Broj u pakiranju'],
	pwm: ['PWM'],
	min_airflow: ['Protok zraka', 'CFM'],
	max_airflow: ['Najveći protok zraka', 'CFM'],
	max_noise_level: ['Najveća buka', 'dB'],
	static_pressure: ['Statički tlak', 'mmH₂O'],
	flow_direction: ['Smjer zraka'],
	led: ['Svjetlo'],
	controller: ['Upravljanje'],
	isOEM: ['OEM'],
});
