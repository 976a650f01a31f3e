import { ButtonLink } from '#components/ui/Button.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { BlockData } from '#lib/content/blocks.ts';
import styles from './HeroBlock.module.css';

const SIZES = '(min-width: 75rem) 34rem, (min-width: 48rem) 41vw, 10rem';

interface HeroBlockProps {
	readonly block: Extract<BlockData, { type: 'hero' | 'promo' }>;
	/** Opens the page: its title is the h1 and its picture has priority. */
	readonly opening: boolean;
}

/** The large opening banner of a page: title, text, button and picture on a circuit board. */
export function HeroBlock({ block, opening }: HeroBlockProps) {
	const { title, text, button, picture } = block;
	const Heading = opening ? 'h1' : 'h2';
	return (
		<section className={styles['hero']} data-opening={opening ? '' : undefined}>
			<div className={styles['content']}>
				<Heading className={styles['title']}>{title}</Heading>
				<p className={styles['text']}>{text}</p>
				<ButtonLink className={styles['action']} href={button.url} size="large" prefetch="intent">
					{button.title}
				</ButtonLink>
			</div>
			{picture && <Picture className={styles['picture']} picture={picture} sizes={SIZES} {...(opening && { priority: 'high' as const })} />}
			{/* Last, because growing text would otherwise shift it while the document arrives in parts. */}
			<CircuitTraces />
		</section>
	);
}

/** Traces and pads of a circuit board behind the hero. */
function CircuitTraces() {
	return (
		<svg className={styles['traces']} data-demo-drawing="" viewBox="0 0 640 480" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden="true">
			<path d="M640 60H520l-56 56M640 92H533l-44 44M640 400H500l-60-60M640 432H487l-70-70M60 480v-20l106-106M92 480v-6l110-110M72 0v52l76 76M104 0v40l62 62M300 0v62M340 480v-60" />
			<path data-copper="" d="M28 480v-28l153-153M640 124h-94l-58 58" />
			<path className={styles['pads']} d={toPads('457 123|482 143|433 333|410 355|173 353|209 363|155 135|173 109|300 71|340 411')} />
			<path className={styles['pads']} data-copper="" d={toPads('187 295|481 189')} />
		</svg>
	);
}

/** Path data of a circle at each of the points, `x y` separated by `|`. */
function toPads(places: string): string {
	return `M${places.replaceAll('|', 'm8 0a8 8 0 1 1-16 0a8 8 0 1 1 16 0M')}m8 0a8 8 0 1 1-16 0a8 8 0 1 1 16 0`;
}
