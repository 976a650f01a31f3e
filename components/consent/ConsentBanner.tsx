import type { GdprTemplate } from '@titraj/contract/gdpr.ts';
import { type KeyboardEvent, useId } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Link } from '#components/ui/Link.tsx';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './ConsentBanner.module.css';

interface ConsentBannerProps {
	readonly template: GdprTemplate;
	/** All of it, or nothing but what the shop needs. */
	readonly onDecide: (all: boolean) => void;
	readonly onChoose: () => void;
	/** Left without a choice: nothing is allowed, and the next document asks again. */
	readonly onLeave: () => void;
}

/** Asks what may be measured. Beside the page, not over it: three answers that look the same, and the shop goes on meanwhile (D16). */
export function ConsentBanner({ template, onDecide, onChoose, onLeave }: ConsentBannerProps) {
	const t = useLabels();
	const titleId = useId();
	const onKeyDown = ({ key }: KeyboardEvent) => void (key === 'Escape' && onLeave());
	return (
		<section className={styles['b']} aria-labelledby={titleId} onKeyDown={onKeyDown} data-consent="">
			<div>
				<h2 id={titleId}>{template.title}</h2>
				<p>
					{template.text} <Link href={template.url}>{t('consent.more')}</Link>
				</p>
			</div>
			<div>
				<Button variant="secondary" size="small" onClick={() => onDecide(false)}>
					{t('consent.refuse')}
				</Button>
				<Button variant="secondary" size="small" onClick={() => onDecide(true)}>
					{t('consent.accept')}
				</Button>
				<Button variant="secondary" size="small" onClick={onChoose}>
					{t('consent.choose')}
				</Button>
			</div>
		</section>
	);
}
