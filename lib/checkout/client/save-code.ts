/** Pixels per unit of the drawing, and width of the white quiet zone in units, so that scanners can read the picture. */
const SCALE = 4;
const QUIET = 8;

/** Downloads an SVG barcode as a PNG file, which a banking app on the same phone can read. */
export async function saveCode(svg: string, name: string): Promise<void> {
	const blob = await toPicture(svg);
	const url = URL.createObjectURL(blob);
	const link = Object.assign(document.createElement('a'), { href: url, download: name });
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Draws the paths onto a canvas directly: loading the SVG as an image would need an exception in the page policy. */
async function toPicture(svg: string): Promise<Blob> {
	const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
	const [, , width = 0, height = 0] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number);
	const canvas = Object.assign(document.createElement('canvas'), { width: (width + 2 * QUIET) * SCALE, height: (height + 2 * QUIET) * SCALE });
	const context = canvas.getContext('2d');
	if (!context || width === 0) throw new Error('The barcode cannot be drawn: the canvas has no 2D context, or the SVG no viewBox');
	context.fillStyle = '#fff';
	context.fillRect(0, 0, canvas.width, canvas.height);
	context.setTransform(SCALE, 0, 0, SCALE, QUIET * SCALE, QUIET * SCALE);
	for (const path of drawing.querySelectorAll('path')) drawPath(context, path);
	return new Promise((resolve, reject) =>
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser could not encode the barcode as PNG'))), 'image/png'),
	);
}

function drawPath(context: CanvasRenderingContext2D, path: SVGPathElement): void {
	const shape = new Path2D(path.getAttribute('d') ?? '');
	const stroke = path.getAttribute('stroke');
	context.fillStyle = '#000';
	context.strokeStyle = '#000';
	if (!stroke || stroke === 'none') {
		context.fill(shape, path.getAttribute('fill-rule') === 'evenodd' ? 'evenodd' : 'nonzero');
		return;
	}
	context.lineWidth = Number(path.getAttribute('stroke-width') ?? 1);
	context.stroke(shape);
}
