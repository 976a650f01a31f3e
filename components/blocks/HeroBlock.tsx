import { ButtonLink } from '#components/ui/Button.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { BlockData } from '#lib/domain/screen.ts';
import { CircuitTraces } from './CircuitTraces.tsx';
import styles from './HeroBlock.module.css';

const SIZES = '(min-width: 75rem) 34rem, (min-width: 48rem) 41vw, 22rem';

interface HeroBlockProps {
	readonly block: Extract<BlockData, { type: 'hero' | 'promo' }>;
	/** Opens the page: its title is the page's heading, its picture loads first. */
	readonly opening: boolean;
}

/** The board that a page opens with. */
export function HeroBlock({ block, opening }: HeroBlockProps) {
	const { title, text, button, picture } = block;
	const Heading = opening ? 'h1' : 'h2';
	return (
		<section className={styles['h']} data-opening={opening ? '' : undefined}>
			<CircuitTraces />
			<div>
				<Heading>{title}</Heading>
				<p>{text}</p>
				<ButtonLink href={button.url} size="large" prefetch="intent">
					{button.title}
				</ButtonLink>
			</div>
			{picture && <Picture picture={picture} sizes={SIZES} {...(opening && { priority: 'high' as const })} />}
		</section>
	);
}
