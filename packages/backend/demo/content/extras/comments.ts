import type { SourceComment } from '../../../platform/source/content.ts';
import { daysBefore } from '../../clock.ts';
import { DEMO_POSTS } from '../posts/demo-posts.ts';

const TEXTS: readonly (readonly [name: string, message: string])[] = [
	['čitatelj iz Karlovca', 'Napokon netko mjeri, a ne prepisuje s kutije. Bilo bi dobro dodati i rezultate nakon mjesec dana upotrebe.'],
	['M. K.', 'Korisno, hvala. Jedino bih volio da uz tablicu piše i koliko je uređaj stajao u trenutku testa.'],
	['vlasnica starog računala', 'Po ovom vodiču sam zamijenila disk bez muke. Sat vremena posla i računalo radi kao novo.'],
	['dežurni skeptik', 'Kod mene je potrošnja bila nešto veća, ali redoslijed je isti.'],
];

/** On the latest public posts, one to three each; one waits to be read. */
export const DEMO_COMMENTS: readonly SourceComment[] = DEMO_POSTS.filter(({ status }) => status >= 3)
	.slice(0, 12)
	.flatMap((post, place) =>
		TEXTS.slice(place % 3, (place % 3) + 1 + (place % 2)).map(([display_name, message], index) => ({
			post_slug: post.slug,
			...{ display_name, message },
			status: place === 11 ? ('pending' as const) : ('approved' as const),
			created_at: daysBefore(0, 90 * (place + 1) + index),
		})),
	);
