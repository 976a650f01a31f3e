import type { GdprTemplate } from '@titraj/contract/gdpr.ts';
import { type KeyboardEvent, useId } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Link } from '#components/ui/Link.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './ConsentBanner.module.css';

interface ConsentBannerProps {
	readonly template: GdprTemplate;
	/** `all`: everything was accepted; otherwise only necessary cookies. */
	readonly onDecide: (all: boolean) => void;
	readonly onChoose: () => void;
	/** Dismissed without a choice: nothing is allowed, and the next document asks again. */
	readonly onLeave: () => void;
}

/** Asks for consent without blocking the page; its three buttons look the same (D16). */
export function ConsentBanner({ template, onDecide, onChoose, onLeave }: ConsentBannerProps) {
	const t = useLabels();
	const titleId = useId();
	const onKeyDown = ({ key }: KeyboardEvent) => void (key === 'Escape' && onLeave());
	return (
		<section className={styles['banner']} aria-labelledby={titleId} onKeyDown={onKeyDown} data-consent="">
			<div>
				<h2 className={styles['title']} id={titleId}>
					{template.title}
				</h2>
				<p className={styles['text']}>
					{template.text} <Link href={template.url}>{t('consent.more')}</Link>
				</p>
			</div>
			<div className={styles['answers']}>
				<Button className={styles['answer']} variant="secondary" size="small" onClick={() => onDecide(false)}>
					{t('consent.refuse')}
				</Button>
				<Button className={styles['answer']} variant="secondary" size="small" onClick={() => onDecide(true)}>
					{t('consent.accept')}
				</Button>
				<Button className={styles['answer']} variant="secondary" size="small" onClick={onChoose}>
					{t('consent.choose')}
				</Button>
			</div>
		</section>
	);
}
