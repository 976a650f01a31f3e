import { Link } from './Link.tsx';

interface LinkListProps {
	readonly links: readonly { readonly title: string; readonly url: string }[];
	readonly className?: string | undefined;
}

/** A list of links to pages of this shop. */
export function LinkList({ links, className }: LinkListProps) {
	return (
		<ul className={className}>
			{links.map(({ title, url }) => (
				<li key={url}>
					<Link href={url}>{title}</Link>
				</li>
			))}
		</ul>
	);
}
