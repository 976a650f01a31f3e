import { Icon } from '#components/ui/Icon.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './Rights.module.css';

/** What a shopper may do after the purchase: withdraw, and claim for defects. */
export default function Rights({ durabilityYears }: { readonly durabilityYears: number | undefined }) {
	const t = useLabels();
	return (
		<ul className={styles['rights']} data-without-script="">
			<li className={styles['right']}>
				<Icon name="return" size={18} />
				{t('product.return_right')}
			</li>
			<li className={styles['right']}>
				<Icon name="shield" size={18} />
				{t('product.conformity')}
			</li>
			{durabilityYears !== undefined && (
				<li className={styles['right']}>
					<Icon name="shield" size={18} />
					{t.plural('product.durability', durabilityYears)}
				</li>
			)}
		</ul>
	);
}
