import type { ContentTexts } from '../content-texts.ts';

export const posts: ContentTexts['posts'] = {
	'radni-kut-na-cetiri-cetvorna-metra': [
		'A workplace on four square metres',
		'Desk, chair, screen, light and cables: we set up a workplace in the corner of a living room and measured what changes most.',
		[
			'Few homes have a room just for work. We took a corner two metres by two and changed one thing at a time for three weeks. This is the order in which we would spend money.',
			'## Chair first',
			'Feet flat on the floor, knees at a right angle, armrests level with the desk. A dear chair set up badly is worse than a plain one set up well; see our <a href="/proizvodi/gaming/gaming-stolice/">chairs</a>.',
			'## Desk',
			'Depth matters more than width. At sixty centimetres the screen is too close; at seventy everything falls into place.',
			'## Screen and laptop',
			'A laptop on the desk means a bent neck. An external screen, or a stand with a separate keyboard, puts that right.',
			'## Light and cables',
			'A window at the side, a lamp opposite your writing hand. A power strip under the desk and one USB-C cable to the screen tidy the rest.',
			'## What we would do again',
			'Chair, height of the screen, light, cables, and only then the desk. Half the budget brought three quarters of the effect.',
		],
	],
};
