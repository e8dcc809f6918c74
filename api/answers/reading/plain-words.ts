/** Words that players put questions in and that name no topic. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `able about across actual actually again ahead all allow allowed almost along already alright always amount another answer any anyhow
  anything anyway apart ask asked asking automatic automatically available avoid away awesome back bad bad based basic basically beat
  beats become becomes becoming begin begins behave behind being believe below benefit benefits best better between big bigger
  bonuses both bring brings bump bumped bumps buddy calculate call called came care case cases certain chance check choice
  claim clarify clear clearly close come comes coming common compare compared complete completely confirm confuse confused
  confusing consider contribute convert copies copy correct correctly cover covers current currently cumulative curious cut deal
  decision definitely definition deny depend depends describe detail determine difference different difficult directly done
  doubled doubt down due during each earlier early easier easily easy effective effectively either else enough entire equal
  especially essentially even ever everyone everything exact exactly example exceed expect expected explain explained explanation
  explicitly extend extra face fail fails fair fall falls false far fast faster feel few figure final finally fine finish first
  fix fixed follow following follows force forced forget form forward free fresh friend full fully function functions further
  game games gave general generally give given gives giving goes going gone good got great guess guy guys had half hand handle
  hang happen happened hard having head hear help helped helpful here hey hit hits hold holds hope how however huge idea if ignore
  ignored ignores immediately immune impact important impossible improve include included increase indeed info information
  initially instead intend intended involve involved irrelevant isolated issue just keep keeps kept kind knew know known large last
  late later layered learn least leave left legal legally less let lethal level like likely limit limited limits list little
  live lives look looking looks lose loses losing lost lot lots low lower luck mad made main make makes making manage many
  matter matters max maximum may maybe mean meaning means meant meet meets member mention met mid middle might mind minimum minus
  miss missed mistake moment more most move moved much multiple must myself name named necessary need needed needs nerf new next nice
  nobody none normal normally note nothing notice now number obviously occur odd odds off official often ok okay old once one online
  only onto open opponents option order original originally other others otherwise out outcome outright over overall own paid part
  partial partially particular pass past pay people per perfect perhaps permitted person phase piece play played players playing
  plus point points possible possibly potentially pretty previous prior probability probably problem proc properly protected
  provide pull push put question questions quick quickly quite random rather reach reached read reading ready real really reason
  reasons recall reduce regard regarding related remain remaining remains remember remove repeat repeated repeatedly replace
  require required rest result resulting results return reverse right rule ruled rules ruling rulings run sadly safe said same save saved
  say saying says second see seem seems seen selective send sense separate separately serious set several share shoot shoots
  shot should show side similar simple simply since single sit situation skip slow small some someone something sometimes
  somehow soon sorry sort source space specific specifically spend spent spill spills split stacked stacking stage stand
  start started starting starts state stay stays step still stop stops straight strong stronger stuff stupid such suddenly suffer
  suffers suppose supposed sure survive survived survives synergy take taken takes taking talk target targeted targets team
  technically tell term terms text than thank thanks theirs theoretically thing things think though thought three through throw
  thrown tie till time times together told too took top total totally touch toward trade treated tried triggers tripled true try
  trying turn turned turns twice type types undamaged under understand understood undo unless unlimited until unusual up upon
  useful useless using usual usually valid value values versus via wait want wanted waste wasted way ways weak weird went
  whatever whenever whether whole whoever why will win wins wonder wondering word words work worked working works worse worst
  worth would wrong yeah yep yes yet zero
  defense defence defensive defensively offense offence offensive heals healed heal healing repeat repeats retrigger retriggers mode bug buff buffs buffed debuff nerfs tank
  tanks squishy hurts hurting deadly finishing blow blows explode explodes exploded mirror match matchup ruled judge tournament printed print rulebook errata faq loophole trick tricks cheese
  cheesy busted overpowered underpowered noobs bro bros pal lol lmao wtf omg idk tbh imo btw anyways cause cuz coz bcs tho thx ty yo sup gimme lemme gotta wanna kinda sorta dunno
  stack stacks stackable sum add adds adding natural arena arenas
  attacker attackers blocker defender defenders fighter fighters hero jedi sith clone clones droid droids trooper troopers ship ships
  starship starships cruiser cruisers leader leaders soldier soldiers discount discounts cheap cheaper afford affordable refuse refuses forgot forgotten
  unused leftover leftovers wait waits waiting mine newcomer victim bystander neighbour neighbor keeping lock locked twice bunch printed missing quarter
  kick kicks kicked broke noob newbie somebody swap swaps eat eats eaten gobble pump pumps legal spot scratch dish dished dishes announce announced optional collect collects
  fire fires fired firing rid skip skipped skips starfighter starfighters pilot pilots lightsaber blaster board deck decks table graveyard pile tabletop tcg swtcg ccg`.split(
    /\s+/,
  ),
);
