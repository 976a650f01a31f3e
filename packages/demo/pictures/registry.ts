import type { Kind } from './kind.ts';
import { oscilloscope, powersupply } from './kinds/bench.ts';
import { parcel } from './kinds/box.ts';
import { cable } from './kinds/cable.ts';
import { camera } from './kinds/camera.ts';
import { capturecard, networkcard } from './kinds/cards.ts';
import { pcCase } from './kinds/case.ts';
import { chair } from './kinds/chair.ts';
import { gameConsole } from './kinds/console.ts';
import { cooler, fan } from './kinds/cooling.ts';
import { cpu } from './kinds/cpu.ts';
import { desk } from './kinds/desk.ts';
import { devboard } from './kinds/devboard.ts';
import { drill } from './kinds/drill.ts';
import { hdd, ssd } from './kinds/drives.ts';
import { drone } from './kinds/drone.ts';
import { gamepad } from './kinds/gamepad.ts';
import { gpu } from './kinds/gpu.ts';
import { phone, smartwatch, tablet } from './kinds/handheld.ts';
import { headphones } from './kinds/headphones.ts';
import { heater, vacuum } from './kinds/household.ts';
import { keyboard } from './kinds/keyboard.ts';
import { lamp } from './kinds/lamp.ts';
import { laptop } from './kinds/laptop.ts';
import { memory } from './kinds/memory.ts';
import { microphone } from './kinds/microphone.ts';
import { monitor } from './kinds/monitor.ts';
import { motherboard } from './kinds/motherboard.ts';
import { mouse, mousepad } from './kinds/mouse.ts';
import { multimeter } from './kinds/multimeter.ts';
import { nas } from './kinds/nas.ts';
import { paste } from './kinds/paste.ts';
import { battery, charger, powerbank } from './kinds/power.ts';
import { printer } from './kinds/printer.ts';
import { psu } from './kinds/psu.ts';
import { resistor } from './kinds/resistor.ts';
import { router } from './kinds/router.ts';
import { projector, tv } from './kinds/screens.ts';
import { sensor } from './kinds/sensor.ts';
import { smartplug } from './kinds/smartplug.ts';
import { soldering } from './kinds/soldering.ts';
import { speaker } from './kinds/speaker.ts';
import { stand } from './kinds/stand.ts';
import { networkSwitch } from './kinds/switch.ts';
import { tool } from './kinds/tool.ts';
import { vr } from './kinds/vr.ts';
import { webcam } from './kinds/webcam.ts';

/** Every product that can be drawn, by the name in a picture's address. */
export const KINDS: Record<string, Kind> = {
	battery,
	box: parcel,
	cable,
	camera,
	capturecard,
	case: pcCase,
	chair,
	charger,
	console: gameConsole,
	cooler,
	cpu,
	desk,
	devboard,
	drill,
	drone,
	fan,
	gamepad,
	gpu,
	hdd,
	headphones,
	heater,
	keyboard,
	lamp,
	laptop,
	memory,
	microphone,
	monitor,
	motherboard,
	mouse,
	mousepad,
	multimeter,
	nas,
	networkcard,
	oscilloscope,
	paste,
	phone,
	powerbank,
	powersupply,
	printer,
	projector,
	psu,
	resistor,
	router,
	sensor,
	smartplug,
	smartwatch,
	soldering,
	speaker,
	ssd,
	stand,
	switch: networkSwitch,
	tablet,
	tool,
	tv,
	vacuum,
	vr,
	webcam,
};
