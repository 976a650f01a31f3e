import { Link } from '#components/ui/Link.tsx';
import type { CheckoutStepLink } from '#lib/checkout/checkout-screens.ts';
import { toShownSteps } from '#lib/checkout/shown-steps.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { CheckoutStep } from '#lib/platform/config/checkout-steps.ts';
import styles from './StepBar.module.css';

interface StepBarProps {
	readonly steps: readonly CheckoutStepLink[];
	readonly current: CheckoutStep;
}

/** Progress between cart and order; completed steps are links. */
export function StepBar({ steps, current }: StepBarProps) {
	const t = useLabels();
	const { shown, at } = toShownSteps(steps, current);
	return (
		<nav className={styles['bar']} aria-label={t('checkout.steps')}>
			<p className={styles['count']}>{t('checkout.step_of', { step: at + 1, count: shown.length })}</p>
			<ol className={styles['steps']}>
				{shown.map(({ step, title, url }, place) => (
					<li key={step} className={styles['step']} data-state={place < at ? 'done' : place === at ? 'current' : undefined}>
						{place < at ? (
							<Link className={styles['title']} href={url}>
								{title}
							</Link>
						) : (
							<span className={styles['title']} aria-current={place === at ? 'step' : undefined}>
								{title}
							</span>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}
