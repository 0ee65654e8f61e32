import type { Appearance } from '@stripe/stripe-js';

const OPAQUE = 255;

/** A token's colour as red, green and blue, which is all that the provider's frames understand. */
function colourOf(token: string, context: CanvasRenderingContext2D): string {
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return `rgba(${red}, ${green}, ${blue}, ${alpha / OPAQUE})`;
}

/** Makes the provider's fields look like those of every other form, in the theme on show. */
export function providerAppearance(): Appearance {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return { theme: 'flat', labels: 'above' };
  const colour = (token: string): string => colourOf(token, context);
  const line = `inset 0 0 0 1px ${colour('--line-2')}`;
  return {
    theme: 'flat',
    labels: 'above',
    variables: {
      colorPrimary: colour('--pro'),
      colorBackground: colour('--field'),
      colorText: colour('--fg'),
      colorTextSecondary: colour('--fg-2'),
      colorTextPlaceholder: colour('--fg-3'),
      colorDanger: colour('--problem'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '14px',
      spacingUnit: '4px',
      gridRowSpacing: '18px',
    },
    rules: {
      '.Input': { padding: '14px 16px', boxShadow: line },
      '.Input:focus': { boxShadow: `inset 0 0 0 2px ${colour('--pro')}` },
      '.Input--invalid': { boxShadow: `inset 0 0 0 1.5px ${colour('--problem')}` },
      '.Label': { fontSize: '13px', fontWeight: '500', color: colour('--fg-2') },
    },
  };
}
