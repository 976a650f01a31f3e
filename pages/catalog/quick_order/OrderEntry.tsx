import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { type OrderLine, parseOrderText } from '#lib/cart/order-lines.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './OrderEntry.module.css';
import { TypedLine } from './TypedLine.tsx';

/** Three ways to enter lines: one typed, many pasted, or a file. */
export function OrderEntry({ onLines }: { readonly onLines: (lines: readonly OrderLine[]) => void }) {
	const t = useLabels();
	const area = useRef<HTMLTextAreaElement>(null);
	const [error, setError] = useState<string | null>(null);
	const take = (lines: readonly OrderLine[] | null) => {
		setError(lines === null ? t('quick_order.file_error') : lines.length === 0 ? t('quick_order.nothing') : null);
		if (lines && lines.length > 0) onLines(lines);
		return lines !== null && lines.length > 0;
	};
	const paste = (event: FormEvent) => {
		event.preventDefault();
		if (area.current && take(parseOrderText(area.current.value))) area.current.value = '';
	};
	const upload = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
		const [file] = input.files ?? [];
		if (!file) return;
		const lines = await import('#lib/cart/client/read-order-file.ts').then(({ readOrderFile }) => readOrderFile(file)).catch(() => null);
		take(lines);
		input.value = '';
	};
	return (
		<section className={styles['entry']} aria-label={t('quick_order.entry')}>
			<TypedLine onLines={onLines} />
			<form className={styles['form']} method="dialog" onSubmit={paste}>
				<Field label={t('quick_order.paste')} hint={t('quick_order.paste_hint')} error={error ?? undefined}>
					{(control) => (
						<TextArea
							{...control}
							className={styles['area']}
							ref={area}
							rows={5}
							spellCheck={false}
							autoComplete="off"
							placeholder={t('quick_order.paste_example')}
						/>
					)}
				</Field>
				<div className={styles['actions']}>
					<Button type="submit" variant="secondary">
						{t('quick_order.take')}
					</Button>
					<label className={styles['upload']}>
						<input className={styles['file']} type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={(event) => void upload(event)} />
						{t('quick_order.upload')}
					</label>
				</div>
			</form>
		</section>
	);
}
