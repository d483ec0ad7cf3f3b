import { wornWords } from './common-words.ts';

/** The usual endings of such a word, and none. */
const endings = `
  1 2 3 7 01 10 11 12 13 21 22 23 69 77 99 007 111 123 321 666 777 1234 12345 123456
  2020 2021 2022 2023 2024 2025 2026
`
  .trim()
  .split(/\s+/);

/** Common passwords that are no such word; lower case, for comparing. */
const others = `
  12345678 123456789 1234567890 12345678910 0123456789 0987654321 987654321 87654321 11223344 1122334455
  112233445566 12341234 123123123 123321123 147258369 159753159 741852963 789456123 963852741 102030405060
  11111111 00000000 22222222 66666666 88888888 99999999 1111111111 0000000000 10203040 12344321 13579246
  abcd1234 abc12345 abc123456 abcdefgh abcdefghi abcdefg1 1234abcd 123abc456 a1b2c3d4 a1b2c3d4e5 aa123456
  aaaa1111 aa112233 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 1q2w3e4r
  1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1zaq1 qazwsxedc qazwsx123 asdfghjk asdfghjkl
  asdf1234 asdfasdf zxcvbnm1 zxcvbnm123 qweasdzxc qweqweqwe poiuytrewq password password1 password12
  password123 password1234 password2024 password2025 password2026 passw0rd passw0rd1 p4ssw0rd p4ssword
  pa55word pass1234 pass12345 passpass mypassword newpassword changeme changeme1 changeme123 default1
  default123 letmein1 letmein123 welcome1 welcome12 welcome123 welcome2026 admin123 admin1234 admin12345
  administrator adminadmin root1234 rootroot test1234 testtest testing1 testing123 guest123 guest1234
  user1234 username login123 iloveyou iloveyou1 iloveyou2 sunshine sunshine1 princess princess1 football
  football1 baseball baseball1 basketball superman superman1 spiderman batman123 pokemon1 starwars starwars1
  trustno1 whatever whatever1 computer computer1 internet internet1 samsung1 samsung123 michael1 michelle
  jennifer jessica1 charlie1 jordan23 liverpool liverpool1 chelsea1 arsenal1 barcelona barcelona1 realmadrid
  juventus ronaldo7 cristiano7 messi1010 dragon123 monkey123 master123 shadow123 killer123 secret123
  freedom1 hello123 hello1234 hellohello lovelove loveyou1 babygirl babygirl1 butterfly chocolate chocolate1
  cookie123 flower123 snoopy123 summer2024 summer2025 summer2026 winter2025 winter2026 spring2026 autumn2026
  contraseña contrasena contraseña1 contrasena1 contraseña123 contrasena123 micontraseña clave123 clave1234
  clave12345 claveclave miclave1 miclave123 teamomucho teamo123 teamo1234 teamo12345 tequiero tequiero1
  tequieromucho estrella estrella1 mariposa mariposa1 princesa princesa1 corazon1 corazon123 corazoncito
  alejandro alejandra sebastian valentina carolina fernando1 fernanda gabriela francisco guadalupe margarita
  america1 argentina argentina1 colombia colombia1 venezuela ecuador1 mexico123 peru12345 chile123 españa123
  bienvenido bienvenida hola1234 hola12345 holahola holamundo jesus123 jesucristo diosesamor diostebendiga
  casino123 casino1234 casino777 jackpot1 jackpot777 lucky777 luckyseven suerte123 suerte777 apuesta1
  apuestas1 ganador1 ganador123 dinero123 poker123 ruleta123 777777777 77777777 vestibulo vestibulo1
  vestibulo123 vestíbulo
  `
  .trim()
  .split(/\s+/);

/**
 * The common passwords that a new one is compared with (ASVS 6.2.4), lower case: 49,000, of which 38,000 have eight
 * characters or more. We gathered them by hand: 1,535 words with and without 31 endings, and 269 others. They are not a
 * published list of the most used passwords, and nobody has measured how much of such a list they cover.
 */
export const wornPasswords: ReadonlySet<string> = new Set([
  ...others,
  ...wornWords,
  ...wornWords.flatMap((word) => endings.map((ending) => word + ending)),
]);
