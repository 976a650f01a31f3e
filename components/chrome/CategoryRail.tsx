import { Icon } from '#components/ui/Icon.tsx';
import { Link } from '#components/ui/Link.tsx';
import type { ChromeModel } from '#lib/navigation/chrome.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './CategoryRail.module.css';
import { toTelephone } from './telephone.ts';

const SHOWN = 7;

/** The strip under the header on wide screens: the first categories, the shop's claim and its phone number. */
export function CategoryRail({ model }: { readonly model: ChromeModel }) {
	const t = useLabels();
	return (
		<div className={styles['rail']}>
			<nav className={styles['categories']} data-marks="section" aria-label={t('chrome.rail')}>
				{model.mainMenu.slice(0, SHOWN).map(({ title, url }) => (
					<Link key={url} href={url}>
						{title}
					</Link>
				))}
			</nav>
			<aside className={styles['service']} aria-label={t('chrome.service')}>
				{model.claim && (
					<p className={styles['claim']}>
						<Icon name="truck" size={16} />
						{model.claim}
					</p>
				)}
				{model.company.phone && <a href={toTelephone(model.company.phone)}>{model.company.phone}</a>}
			</aside>
		</div>
	);
}
