import { type ReactNode, useState } from 'react';
import { PATH_SEPARATOR, readCategories } from '../../api/products.ts';
import { useRead } from '../../api/read.ts';
import { t } from '../../texts/text.ts';
import { Field } from '../../ui/Field.tsx';

interface Props {
	/** Codes of the chosen ones. */
	readonly codes: readonly string[];
	/** What choosing one means. */
	readonly hint: string;
	readonly error: string | undefined;
	readonly onChange: (codes: readonly string[]) => void;
}

/** Several categories: added by their path, removed one by one. */
export function CategoryChoice({ codes, hint, error, onChange }: Props): ReactNode {
	const categories = useRead(readCategories());
	const [typed, setTyped] = useState('');
	const known = categories.data?.value.items.map(({ code, path }) => ({ code, path: path.join(PATH_SEPARATOR) })) ?? [];
	const found = known.find(({ path }) => path.toLocaleLowerCase() === typed.trim().toLocaleLowerCase());
	const pathOf = (code: string): string => known.find((each) => each.code === code)?.path ?? code;
	return (
		<div className="stack">
			{codes.length > 0 && (
				<ul className="rows">
					{codes.map((code) => (
						<li key={code} className="row">
							<span>{pathOf(code)}</span>
							<button type="button" className="quiet" onClick={() => onChange(codes.filter((each) => each !== code))}>
								{t('campaign.category-remove', { path: pathOf(code) })}
							</button>
						</li>
					))}
				</ul>
			)}
			<Field
				label={t('campaign.category')}
				hint={hint}
				error={error}
				list="campaign-categories"
				value={typed}
				onChange={({ target }) => setTyped(target.value)}
			/>
			<datalist id="campaign-categories">
				{known.map(({ code, path }) => (
					<option key={code} value={path} />
				))}
			</datalist>
			<button
				type="button"
				className="quiet"
				disabled={found === undefined}
				onClick={() => {
					if (found !== undefined && !codes.includes(found.code)) onChange([...codes, found.code]);
					setTyped('');
				}}
			>
				{t('campaign.category-add')}
			</button>
		</div>
	);
}
