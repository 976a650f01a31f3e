import { type PointerEvent, type ReactNode, useState } from 'react';
import { type Point, type SheetDraft, toShare } from './flyer-draft.ts';

/** Size of a page in the shop. */
const WIDTH = 400;
const HEIGHT = 560;

interface Props {
	readonly sheet: SheetDraft;
	/** A rectangle was drawn, or a point was clicked: both points are the same then. */
	readonly onDraw: (start: Point, end: Point) => void;
}

/** A page as shoppers see it, with the numbers of its products. Drawing is a shortcut for pointers: the fields below say and change the same. */
export function SheetPreview({ sheet: { image, products }, onDraw }: Props): ReactNode {
	const [start, setStart] = useState<Point | null>(null);
	return (
		<svg
			className="sheet"
			viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
			aria-hidden="true"
			onPointerDown={(event) => {
				event.currentTarget.setPointerCapture(event.pointerId);
				setStart(toPoint(event));
			}}
			onPointerUp={(event) => {
				if (start !== null) onDraw(start, toPoint(event));
				setStart(null);
			}}
			onPointerCancel={() => setStart(null)}
		>
			{image && <image href={image.path} width={WIDTH} height={HEIGHT} preserveAspectRatio="xMidYMid slice" />}
			{products.map(({ id, x, y, width, height }, index) => (
				<g key={id}>
					<rect x={`${toShare(x)}%`} y={`${toShare(y)}%`} width={`${toShare(width)}%`} height={`${toShare(height)}%`} />
					<text x={`${toShare(x) + 2}%`} y={`${toShare(y) + 5}%`}>
						{index + 1}
					</text>
				</g>
			))}
		</svg>
	);
}

function toPoint({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point {
	const { left, top, width, height } = currentTarget.getBoundingClientRect();
	const share = (at: number, size: number): number => Math.min(Math.max((at / size) * 100, 0), 100);
	return { x: share(clientX - left, width), y: share(clientY - top, height) };
}
