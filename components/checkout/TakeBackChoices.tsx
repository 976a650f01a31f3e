import type { TakeBackWay } from '@titraj/contract/take-back.ts';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { type TakeBackOffer, takeBackField } from '#lib/checkout/take-back.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './TakeBackChoices.module.css';

interface TakeBackChoicesProps {
	readonly offers: readonly TakeBackOffer[];
	/** By cart code. */
	readonly chosen: ReadonlyMap<string, TakeBackWay>;
	readonly onChange: (cartCode: string, value: string, form: HTMLFormElement | null) => void;
}

/** Asks for each line with which an old appliance is taken back whether and how (Directive 2012/19/EU, article 5(2)). */
export default function TakeBackChoices({ offers, chosen, onChange }: TakeBackChoicesProps) {
	const t = useLabels();
	return (
		<fieldset className={styles['choices']}>
			<legend className={styles['legend']}>{t('take_back.legend')}</legend>
			<p className={styles['hint']}>{t('take_back.hint')}</p>
			{offers.map(({ cartCode, title, ways }) => (
				<Field key={cartCode} label={title}>
					{(control) => (
						<Select
							{...control}
							name={takeBackField(cartCode)}
							value={chosen.get(cartCode) ?? ''}
							options={[{ value: '', title: t('take_back.none') }, ...ways.map((way) => ({ value: way, title: t(`take_back.${way}`) }))]}
							onChange={({ target }) => onChange(cartCode, target.value, target.form)}
						/>
					)}
				</Field>
			))}
		</fieldset>
	);
}
