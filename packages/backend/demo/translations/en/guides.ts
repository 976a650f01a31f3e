import type { CategoryGuides } from '../category-guide.ts';

export const guides: CategoryGuides = {
	heading: (title) => `How to choose: ${title}`,
	guides: {
		racunala: [
			'Start with the work the computer has to do, not with a list of parts. For office and school, 16 GB of memory and an SSD are enough; games depend on the graphics card, video editing on the number of cores.',
			'If the computer always stays in one place, a desktop will be faster, quieter and easier to upgrade for the same money.',
		],
		monitori: [
			'For text, sharpness and an adjustable stand matter; for games, refresh rate and response. We recommend 2560 × 1440 pixels at 27 inches and 3840 × 2160 at 32.',
			'The length of the warranty is stated in the specifications of every model.',
		],
		periferija: [
			'Keyboard and mouse are the only parts of a computer that you touch all day long. In our stores you can try them on the display desks.',
			'If there are many devices on your desk, wireless ones with a receiver of their own are more reliable than Bluetooth.',
		],
		mreza: [
			'A signal is lost in walls, not on the floor plan: two devices in a mesh beat the single strongest one. Connect the television and the desktop computer by cable if you can.',
			'For speeds above a gigabit, check the whole chain: provider, router, cable and network card.',
		],
		'mobiteli-i-tableti': [
			'Before buying, look at how many years of security updates the maker promises: that is the real lifetime of the device.',
			'Bring your old phone when you collect the new one. We move your data free of charge and hand the device in for recycling.',
		],
		'tv-i-zvuk': [
			'The distance from your sofa decides the size: for 4K, allow a metre and a half for 55 inches. Mini LED and QLED suit a bright room, OLED a dark one.',
			'Wall mounting and collection of the old set are arranged when you order.',
		],
		'foto-i-video': [
			'Sensor and lens stay for a decade; the number of megapixels is forgotten in two years. For video, look for stabilisation and an autofocus that does not lose its subject.',
			'Anybody who flies a drone with a camera has to register as an operator.',
		],
		'pametni-dom': [
			'Begin with one thing that bothers you every day: the boiler, the heating or the hallway light. Devices that work locally carry on when the internet is gone.',
			'A single protocol throughout the flat saves nerves; Matter and Zigbee get along best with others.',
		],
		energija: [
			'One stronger charger with several outputs replaces a drawer of old ones. Match its power to your most demanding device, usually a laptop.',
			'We take back old batteries and chargers in all our stores.',
		],
		'mjerna-oprema': [
			'Let your first instrument be a multimeter with a safety category that suits the place you measure at. Add an oscilloscope once the signal stops being a flat line.',
			'A calibration report can be ordered with every instrument.',
		],
		'lemljenje-i-alat': [
			'A good soldering iron with temperature control is worth more than ten watts without it. Tips wear out, so choose a type that is easy to find.',
			'Buy tools for 1000 V only if they carry the EN 60900 mark.',
		],
		'elektronicki-dijelovi': [
			'For a first project take a kit with a board, a sensor and a breadboard. Check the logic level: a 3.3 V input does not survive 5 V.',
			'Schools and clubs get a discount on kits; ask us for a quotation.',
		],
		gaming: [
			'A console is simpler, a computer more adaptable. For a family, a handheld console and a second controller are usually enough.',
			'Set up parental controls when you switch it on for the first time.',
		],
		ured: [
			'A workplace is adjusted in order: chair, desk, screen, light. A height-adjustable desk pays off if you work more than four hours a day.',
			'The cost per page is stated for every printer.',
		],
		rasvjeta: [
			'Look at lumens, not watts. Choose 2700 to 3000 K for a living room, and 4000 K with a colour index above 90 for a desk.',
			'If you use a dimmer, check that the bulb can be dimmed and that the switch suits it.',
		],
	},
};
