import { type ReactNode, useId } from 'react';

interface Column<Row> {
	readonly title: string;
	readonly show: (row: Row) => ReactNode;
	/** Numbers stand at the end of their column. */
	readonly isNumber?: boolean;
}

interface Props<Row> {
	readonly title: string;
	readonly columns: readonly Column<Row>[];
	readonly rows: readonly Row[];
	readonly keyOf: (row: Row) => string;
	/** Shown if there are no rows. */
	readonly none: string;
}

/** A table with its heading; wider than a phone, it scrolls in its own frame, also by keyboard. */
export function Table<Row>({ title, columns, rows, keyOf, none }: Props<Row>): ReactNode {
	const id = useId();
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
		<section className="card table-frame" tabIndex={0} aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{rows.length === 0 ? (
				<p>{none}</p>
			) : (
				<table>
					<thead>
						<tr>
							{columns.map((column) => (
								<th key={column.title} scope="col" className={column.isNumber ? 'number' : undefined}>
									{column.title}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map((row) => (
							<tr key={keyOf(row)}>
								{columns.map((column) => (
									<td key={column.title} className={column.isNumber ? 'number' : undefined}>
										{column.show(row)}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			)}
		</section>
	);
}
