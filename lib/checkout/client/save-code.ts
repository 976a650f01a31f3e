/** Pixels of one unit of the drawing, and units of white round it: what readers of pictures want. */
const SCALE = 4;
const QUIET = 8;

/** Saves a code that is drawn as SVG as a PNG picture under a file name: a banking app on the same phone reads it from there. */
export async function saveCode(svg: string, name: string): Promise<void> {
	const blob = await toPicture(svg);
	const url = URL.createObjectURL(blob);
	const link = Object.assign(document.createElement('a'), { href: url, download: name });
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The bars are paths: drawn onto a canvas by themselves they need no picture to be loaded, which the page's policy would have to let in. */
async function toPicture(svg: string): Promise<Blob> {
	const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
	const [, , width = 0, height = 0] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number);
	const canvas = Object.assign(document.createElement('canvas'), { width: (width + 2 * QUIET) * SCALE, height: (height + 2 * QUIET) * SCALE });
	const context = canvas.getContext('2d');
	if (!context || width === 0) throw new Error('The code cannot be drawn as a picture here');
	context.fillStyle = '#fff';
	context.fillRect(0, 0, canvas.width, canvas.height);
	context.setTransform(SCALE, 0, 0, SCALE, QUIET * SCALE, QUIET * SCALE);
	for (const path of drawing.querySelectorAll('path')) drawPath(context, path);
	return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser makes no PNG picture'))), 'image/png'));
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
