import { ButtonLink } from '#components/ui/Button.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { BlockData } from '#lib/content/blocks.ts';
import styles from './PromoBlock.module.css';

/** A promotion within a page, smaller than a hero. */
export function PromoBlock({ block }: { readonly block: Extract<BlockData, { type: 'hero' | 'promo' }> }) {
	const { title, text, button, picture } = block;
	return (
		<section className={styles['promo']}>
			<div className={styles['content']}>
				<h2>{title}</h2>
				<p className={styles['text']}>{text}</p>
				<ButtonLink href={button.url} variant="secondary" prefetch="intent">
					{button.title}
				</ButtonLink>
			</div>
			{picture && <Picture className={styles['picture']} picture={picture} sizes="(min-width: 48rem) 24rem, 60vw" maximumWidth={640} alt="" />}
		</section>
	);
}
