import type { ReactNode } from 'react';
import { t } from '../../texts/text.ts';
import { Field } from '../../ui/Field.tsx';
import type { openLines } from './order-steps.ts';

type Lines = ReturnType<typeof openLines>;

/** How many pieces of each line that have not left; those that were in stock (all if none were), all, or none, until somebody types. */
export const PieceFields = ({ lines, startsWith }: { readonly lines: Lines; readonly startsWith: 'in_stock' | 'all' | 'none' }): ReactNode =>
	lines.map(({ line, title, open, waiting }) => (
		<Field
			key={line}
			label={title}
			name={`line-${line}`}
			type="number"
			min={0}
			max={open}
			defaultValue={startsWith === 'none' ? 0 : startsWith === 'in_stock' && hasStock(lines) ? open - waiting : open}
			required
			hint={waiting > 0 ? t('order.open-waiting-pieces', { count: open, waiting }) : t('order.open-pieces', { count: open })}
		/>
	));

const hasStock = (lines: Lines): boolean => lines.some(({ open, waiting }) => open > waiting);

export const piecesOf = (typed: FormData, name: string): number => Number(typed.get(name) ?? 0);

/** Lines of which pieces were typed. */
export const toChosenPieces = (typed: FormData, lines: Lines): { line: number; quantity: number }[] =>
	lines.map(({ line }) => ({ line, quantity: piecesOf(typed, `line-${line}`) })).filter(({ quantity }) => quantity > 0);
