/** The logo: a hand mirror. */
export function Mark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <ellipse cx="16" cy="13.5" rx="9.2" ry="11.8" stroke="currentColor" strokeWidth="1.5" />
      <path
        d="M10.6 18.4 20.2 6.2M13.6 22 21.8 11.6"
        stroke="currentColor"
        strokeWidth="1"
        opacity=".55"
      />
      <path d="M16 25.4v5.2" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}
