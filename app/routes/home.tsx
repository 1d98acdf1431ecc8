/** `/`: the home collection (§2). */
export default function Home() {
  return <h1>Shop</h1>;
}
