import { Notice } from '#components/account/Notice.tsx';
import { Field } from '#components/ui/Field.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import type { Form, FormValues } from '#lib/platform/client/use-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './LineFields.module.css';
import { nameOfLine, type ReturnableLine } from './returnable-lines.ts';

interface LineFieldsProps {
	readonly form: Form;
	readonly lines: readonly ReturnableLine[];
	readonly defaults: FormValues;
}

/**
 * Number of pieces to send back for each line of an order. Starts at 1 if the order has a single piece, else at 0. Without a choice the
 * fieldset is focused by its name.
 */
export function LineFields({ form, lines, defaults }: LineFieldsProps) {
	const t = useLabels();
	const usual = lines.length === 1 && lines[0]?.most === 1 ? '1' : '0';
	const error = form.errors['lines'];
	return (
		<fieldset className={styles['lines']} name="lines" tabIndex={-1}>
			<legend className={styles['legend']}>{t('withdrawal.lines')}</legend>
			{lines.map(({ id, title, most }) => (
				<Field key={id} label={title} hint={t('withdrawal.pieces', { count: most })}>
					{(control) => (
						<TextInput
							{...control}
							name={nameOfLine(id)}
							type="number"
							inputMode="numeric"
							min={0}
							max={most}
							step={1}
							defaultValue={defaults[nameOfLine(id)] ?? usual}
						/>
					)}
				</Field>
			))}
			<Notice tone="error">{error && t(error)}</Notice>
		</fieldset>
	);
}
