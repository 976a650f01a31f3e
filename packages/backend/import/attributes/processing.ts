import { type AttributeRules, group } from './rule.ts';

export const CPU: AttributeRules = {
	...group('Jezgre i takt', {
		'cores.total': ['Broj jezgri', 'jezgri', 'special'],
		'clocks.performance.boost': ['Najveći takt', 'GHz', 'special'],
		'cores.threads': ['Broj dretvi'],
		'cores.performance': ['Jezgre visokih performansi'],
		'cores.efficiency': ['Učinkovite jezgre'],
		'clocks.performance.base': ['Osnovni takt', 'GHz'],
		'clocks.efficiency.base': ['Osnovni takt učinkovitih jezgri', 'GHz'],
		'clocks.efficiency.boost': ['Najveći takt učinkovitih jezgri', 'GHz'],
		'specifications.simultaneousMultithreading': ['Višedretvenost'],
	}),
	...group('Priručna memorija', {
		'cache.l1': ['Priručna memorija L1'],
		'cache.l2': ['Priručna memorija L2', 'MB'],
		'cache.l3': ['Priručna memorija L3', 'MB'],
	}),
	...group('Platforma', {
		socket: ['Podnožje', undefined, 'special'],
		microarchitecture: ['Mikroarhitektura'],
		coreFamily: ['Obitelj jezgri'],
		'specifications.lithography': ['Litografija'],
		'specifications.tdp': ['TDP', 'W'],
		'specifications.ppt': ['Najveća potrošnja', 'W'],
		'specifications.packaging': ['Pakiranje'],
		'specifications.includesCooler': ['Priloženi hladnjak'],
	}),
	...group('Memorija', {
		'specifications.memory.types': ['Vrsta memorije'],
		'specifications.memory.channels': ['Memorijski kanali'],
		'specifications.memory.maxSupport': ['Najviše memorije', 'GB'],
		'specifications.eccSupport': ['ECC'],
	}),
	...group('Ugrađena grafika', {
		'specifications.integratedGraphics.model': ['Grafika'],
		'specifications.integratedGraphics.baseClock': ['Osnovni takt grafike', 'MHz'],
		'specifications.integratedGraphics.boostClock': ['Najveći takt grafike', 'MHz'],
		'specifications.integratedGraphics.shaderCount': ['Procesori za sjenčanje'],
	}),
};

export const RAM: AttributeRules = {
	...group('Memorija', {
		capacity: ['Kapacitet', 'GB', 'special'],
		ram_type: ['Vrsta memorije', undefined, 'special'],
		speed: ['Brzina', 'MT/s', 'special'],
		'modules.quantity': ['Broj modula'],
		'modules.capacity_gb': ['Kapacitet modula', 'GB'],
		form_factor: ['Format'],
		cas_latency: ['CAS latencija'],
		timings: ['Vremena'],
		voltage: ['Napon', 'V'],
		profile_support: ['Profili'],
		ecc: ['ECC'],
		registered: ['Registri'],
	}),
	...group('Izvedba', { heat_spreader: ['Hladnjak'], rgb: ['RGB'], height: ['Visina', 'mm'] }),
};

export const STORAGE: AttributeRules = group('Disk', {
	capacity: ['Kapacitet', 'GB', 'special'],
	storage_type: ['Vrsta diska', undefined, 'special'],
	interface: ['Sučelje', undefined, 'special'],
	form_factor: ['Format'],
	nvme: ['NVMe'],
	cache: ['Priručna memorija', 'MB'],
});
