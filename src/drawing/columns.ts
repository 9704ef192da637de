/** Columns of a chart as one path, for the server's page for operators and the partners' page. */
export function columns(values: readonly number[], width: number, height: number): string {
  const most = Math.max(1, ...values);
  const step = width / Math.max(1, values.length);
  const round = (length: number): number => Math.round(length * 100) / 100;
  return values
    .map((value, index) => {
      const [left, tall, wide] = [round(index * step), round((value / most) * height), round(step * 0.75)];
      return tall > 0 ? `M${left} ${height}v${-tall}h${wide}v${tall}z` : '';
    })
    .join('');
}
