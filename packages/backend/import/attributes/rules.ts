import { GPU, MOTHERBOARD } from './boards.ts';
import { KEYBOARD, MICROPHONE, MONITOR, MOUSE } from './desk.ts';
import { CASE, COOLER, FAN, PSU } from './housing.ts';
import { CPU, RAM, STORAGE } from './processing.ts';
import type { AttributeRules } from './rule.ts';

/** Categories of the feed that say more than a colour. */
export const RULES: Record<string, AttributeRules> = {
	CPU,
	CPUCooler: COOLER,
	CaseFan: FAN,
	GPU,
	Keyboard: KEYBOARD,
	Microphone: MICROPHONE,
	Monitor: MONITOR,
	Motherboard: MOTHERBOARD,
	Mouse: MOUSE,
	PCCase: CASE,
	PSU,
	RAM,
	Storage: STORAGE,
};
