import { ConformityText } from '#components/commerce/ConformityText.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { toRepeatedContent } from '#components/ui/repeated-html.ts';
import type { GuaranteeLinks } from '#lib/catalog/guarantee-links.ts';
import type { DurabilityGuarantee } from '#lib/catalog/product.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './Rights.module.css';

export interface RightsProps {
	readonly durability: DurabilityGuarantee | undefined;
	readonly guarantee: GuaranteeLinks | undefined;
}

/** Consumer rights after the purchase: withdrawal, legal conformity and a durability guarantee. */
export default function Rights(props: RightsProps) {
	return <ul className={styles['rights']} data-without-script="" {...toRepeatedContent(EachRight, props)} />;
}

function EachRight({ durability, guarantee }: RightsProps) {
	const t = useLabels();
	return (
		<>
			<li className={styles['right']}>
				<Icon name="return" size={18} />
				{t('product.return_right')}
			</li>
			<li className={styles['right']}>
				<Icon name="shield" size={18} />
				<ConformityText {...guarantee} />
			</li>
			{durability && (
				<li className={styles['right']}>
					<Icon name="shield" size={18} />
					<span>
						{t.plural('product.durability', durability.years)}
						{durability.labelUrl && <DurabilityLabel url={durability.labelUrl} />}
					</span>
				</li>
			)}
		</>
	);
}

/** The supplied picture of the harmonised label. It opens in full, because its text is unreadable at this size. */
function DurabilityLabel({ url }: { readonly url: string }) {
	const t = useLabels();
	return (
		<a className={styles['label']} href={url} target="_blank" rel="external noopener">
			<img className={styles['picture']} src={url} alt={t('product.durability_label')} width="120" height="120" loading="lazy" />
		</a>
	);
}
