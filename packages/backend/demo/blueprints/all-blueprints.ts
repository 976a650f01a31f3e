import type { Blueprint } from '../blueprint.ts';
import { batteries } from './batteries.ts';
import { benchSupplies } from './bench-supplies.ts';
import { cables } from './cables.ts';
import { cameras } from './cameras.ts';
import { captureCards } from './capture-cards.ts';
import { caseFans } from './case-fans.ts';
import { cases } from './cases.ts';
import { chargers } from './chargers.ts';
import { consoles } from './consoles.ts';
import { cpuCoolers } from './cpu-coolers.ts';
import { deskLamps } from './desk-lamps.ts';
import { desktops } from './desktops.ts';
import { devBoards } from './dev-boards.ts';
import { drills } from './drills.ts';
import { drones } from './drones.ts';
import { gamepads } from './gamepads.ts';
import { gamingChairs } from './gaming-chairs.ts';
import { gamingMonitors } from './gaming-monitors.ts';
import { graphicsCards } from './graphics-cards.ts';
import { handTools } from './hand-tools.ts';
import { hardDrives } from './hard-drives.ts';
import { headphones } from './headphones.ts';
import { heaters } from './heaters.ts';
import { keyboards } from './keyboards.ts';
import { laptops } from './laptops.ts';
import { ledBulbs } from './led-bulbs.ts';
import { memory } from './memory.ts';
import { mice } from './mice.ts';
import { microphones } from './microphones.ts';
import { monitorStands } from './monitor-stands.ts';
import { motherboards } from './motherboards.ts';
import { mousePads } from './mouse-pads.ts';
import { multimeters } from './multimeters.ts';
import { nasDevices } from './nas-devices.ts';
import { networkCables } from './network-cables.ts';
import { networkCards } from './network-cards.ts';
import { networkSwitches } from './network-switches.ts';
import { officeMonitors } from './office-monitors.ts';
import { oscilloscopes } from './oscilloscopes.ts';
import { phones } from './phones.ts';
import { powerBanks } from './power-banks.ts';
import { powerSupplies } from './power-supplies.ts';
import { printers } from './printers.ts';
import { processors } from './processors.ts';
import { projectors } from './projectors.ts';
import { resistors } from './resistors.ts';
import { robotVacuums } from './robot-vacuums.ts';
import { routers } from './routers.ts';
import { securityCameras } from './security-cameras.ts';
import { sensors } from './sensors.ts';
import { smartPlugs } from './smart-plugs.ts';
import { smartWatches } from './smart-watches.ts';
import { solderingStations } from './soldering-stations.ts';
import { solidStateDrives } from './solid-state-drives.ts';
import { soundbars } from './soundbars.ts';
import { speakers } from './speakers.ts';
import { standingDesks } from './standing-desks.ts';
import { tablets } from './tablets.ts';
import { televisions } from './televisions.ts';
import { thermalPastes } from './thermal-pastes.ts';
import { vrHeadsets } from './vr-headsets.ts';
import { webcams } from './webcams.ts';

/** One blueprint a leaf category. The place in the list is part of the EAN: add at the end. */
export const BLUEPRINTS: readonly Blueprint[] = [
	laptops,
	desktops,
	processors,
	graphicsCards,
	motherboards,
	memory,
	solidStateDrives,
	hardDrives,
	cases,
	powerSupplies,
	cpuCoolers,
	caseFans,
	thermalPastes,
	officeMonitors,
	gamingMonitors,
	keyboards,
	mice,
	mousePads,
	webcams,
	microphones,
	headphones,
	speakers,
	routers,
	networkSwitches,
	networkCards,
	nasDevices,
	networkCables,
	phones,
	tablets,
	smartWatches,
	televisions,
	projectors,
	soundbars,
	cameras,
	drones,
	captureCards,
	smartPlugs,
	securityCameras,
	robotVacuums,
	heaters,
	multimeters,
	oscilloscopes,
	benchSupplies,
	solderingStations,
	handTools,
	drills,
	devBoards,
	sensors,
	resistors,
	chargers,
	powerBanks,
	batteries,
	cables,
	consoles,
	gamepads,
	vrHeadsets,
	gamingChairs,
	printers,
	standingDesks,
	monitorStands,
	ledBulbs,
	deskLamps,
];
