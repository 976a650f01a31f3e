import type { ReactNode } from 'react';
import { t } from '../../texts/text.ts';
import { Select } from '../../ui/Field.tsx';

export type Option = readonly [code: string, title: string];

interface Props {
	readonly label: string;
	readonly codes: readonly string[];
	readonly options: readonly Option[];
	readonly error: string | undefined;
	readonly onChange: (codes: readonly string[]) => void;
}

/** Several choices of one kind, in the order in which they were added. */
export function Chosen({ label, codes, options, error, onChange }: Props): ReactNode {
	const titles = new Map(options);
	const free = options.filter(([code]) => !codes.includes(code));
	return (
		<>
			{codes.length > 0 && (
				<ol className="lines" aria-label={label}>
					{codes.map((code, place) => (
						<li key={code}>
							<span className="number">{place + 1}</span>
							<span>{titles.get(code) ?? code}</span>
							<button
								type="button"
								className="quiet"
								aria-label={t('menus.remove', { title: titles.get(code) ?? code })}
								onClick={() => onChange(codes.filter((one) => one !== code))}
							>
								{t('product.remove')}
							</button>
						</li>
					))}
				</ol>
			)}
			<Select
				label={t('blocks.choose', { label })}
				error={error}
				name="choose"
				value=""
				options={[['', '—'], ...free]}
				onChange={(code) => code !== '' && onChange([...codes, code])}
			/>
		</>
	);
}
